import type { ReactNode, RefObject } from 'react'

import { useFloats } from './float-code'

export interface PanelAtProps {
  anchor: RefObject<Element | null>
  name: string
  /** Classes for width and height. */
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A panel anchored to a toolbar button. */
export function PanelAt(props: PanelAtProps) {
  const floats = useFloats(true)
  return floats ? <floats.PanelAt {...props} /> : null
}
