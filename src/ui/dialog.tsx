import type { ReactNode } from 'react'

import { useFloats } from './float-code'
import type { Closing } from './use-closing'

export interface DialogProps {
  isOpen: boolean
  /** Called when the user closes it; the parent then takes `isOpen` away. */
  onClose: () => void
  /** Names the act: 'Clock out Tom Mensah'. */
  title: ReactNode
  children?: ReactNode
  /** Buttons, the least harmful first; the last one repeats the verb of the title. */
  actions?: ReactNode
  /** Words of a button that closes it as the X does, before the other buttons; closing it asks the same question. */
  cancel?: string | undefined
  closing?: Closing
  /** Something is lost or can't be undone: told at once, and focus starts on the least harmful button. */
  isGrave?: boolean
  size?: 'small' | 'medium' | 'large'
  /** For a palette: the title is spoken alone, the content reaches the edges and stands near the top. */
  isBare?: boolean
  /** What the modal-changed event calls it. */
  trackedAs?: string
}

/** A question or a small task over the page. Focus stays in it and goes back where it came from. */
export function Dialog(props: DialogProps) {
  const floats = useFloats(props.isOpen)
  return floats ? <floats.Dialog {...props} /> : null
}
