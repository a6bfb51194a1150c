import type { ReactNode, RefObject } from 'react'

import { useFloats } from './float-code'

export interface PanelAtProps {
  anchor: RefObject<Element | null>
  name: string
  /** Its width and height. */
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A panel over the button of a tool. */
export function PanelAt(props: PanelAtProps) {
  const floats = useFloats(true)
  return floats ? <floats.PanelAt {...props} /> : null
}
