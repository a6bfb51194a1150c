import type { ReactNode } from 'react'

import { useOverlays } from './load-overlays'
import type { ClosePolicy } from './use-close-request'

export interface DialogProps {
  isOpen: boolean
  /** Called when the user closes it; the parent then sets `isOpen` to false. */
  onClose: () => void
  /** Names the action: 'Clock out Tom Mensah'. */
  title: ReactNode
  children?: ReactNode
  /** Buttons, the least harmful first; the last one repeats the verb of the title. */
  actions?: ReactNode
  /** Words of a button that closes it as the X does, before the other buttons; closing it asks the same question. */
  cancel?: string | undefined
  closing?: ClosePolicy
  /** For loss or irreversible actions: announced as an alert, and the least harmful button gets the focus. */
  isAlert?: boolean
  size?: 'small' | 'medium' | 'large'
  /** For a palette: the title is for screen readers only, the content is full-bleed near the top. */
  isBare?: boolean
  /** Its name in the modal-changed event. */
  trackedAs?: string
}

/** A question or a small task over the page. Traps the focus and restores it on close. */
export function Dialog(props: DialogProps) {
  const floats = useOverlays(props.isOpen)
  return floats ? <floats.Dialog {...props} /> : null
}
