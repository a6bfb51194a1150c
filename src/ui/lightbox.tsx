import type { KeyboardEvent, ReactNode } from 'react'

import { useFloats } from './float-code'

export interface LightboxProps {
  name: string
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** Pictures over the whole page, on black whatever the theme; Escape closes, focus goes back where it came from. */
export function Lightbox(props: LightboxProps) {
  const floats = useFloats(true)
  return floats ? <floats.Lightbox {...props} /> : null
}
