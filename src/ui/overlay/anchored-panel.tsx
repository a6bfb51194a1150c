import type { ReactNode, RefObject } from 'react'

import { useOverlays } from './load-overlays'

export interface AnchoredPanelProps {
  anchor: RefObject<Element | null>
  name: string
  /** Classes for width and height. */
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A panel anchored to a toolbar button. */
export function AnchoredPanel(props: AnchoredPanelProps) {
  const floats = useOverlays(true)
  return floats ? <floats.AnchoredPanel {...props} /> : null
}
