import { useState } from 'react'

/** How a dialog or drawer may be closed (spec 4): freely, not at all but by its own buttons, or after a question. */
export type Closing = 'free' | 'block' | 'warn'

/** What closing means here: at once, never, or a question first. */
export function useClosing(closing: Closing, onClose: () => void) {
  const [isAsking, setAsking] = useState(false)
  return {
    isAsking,
    isBlocked: closing === 'block',
    askToClose: () => {
      if (closing === 'free') onClose()
      if (closing === 'warn') setAsking(true)
    },
    stay: () => setAsking(false),
    discard: () => {
      setAsking(false)
      onClose()
    },
  }
}
