import type { ReactNode } from 'react'

import { useOverlays } from './load-overlays'
import type { ClosePolicy } from './use-close-request'

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  from?: 'end' | 'start' | 'below'
  /** Words of a button that closes it as the X does, after asking the same question. */
  cancel?: string | undefined
  closing?: ClosePolicy
  actions?: ReactNode
  trackedAs?: string
  children: ReactNode
}

/** A side panel for one item of a list, or a bottom sheet within reach of the thumb. */
export function Drawer(props: DrawerProps) {
  const floats = useOverlays(props.isOpen)
  return floats ? <floats.Drawer {...props} /> : null
}
