import type { ReactNode } from 'react'

import { useFloats } from './float-code'
import type { Closing } from './use-closing'

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  from?: 'end' | 'start' | 'below'
  closing?: Closing
  actions?: ReactNode
  trackedAs?: string
  children: ReactNode
}

/** A side panel for one item of a list, or a bottom sheet within reach of the thumb. */
export function Drawer(props: DrawerProps) {
  const floats = useFloats(props.isOpen)
  return floats ? <floats.Drawer {...props} /> : null
}
