import type { KeyboardEvent, ReactNode } from 'react'

import { useOverlays } from './load-overlays'

export interface LightboxProps {
  name: string
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** Shows pictures full-screen, on black in every theme; Escape closes and restores the focus. */
export function Lightbox(props: LightboxProps) {
  const floats = useOverlays(true)
  return floats ? <floats.Lightbox {...props} /> : null
}
