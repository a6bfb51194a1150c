import { useState } from 'react'

/**
 * How a dialog or drawer may close (requirements 4): freely, only by its own buttons, or after a question.
 */
export type ClosePolicy = 'free' | 'block' | 'warn'

/** Handles a close request: closes, ignores it, or asks first. */
export function useCloseRequest(closing: ClosePolicy, onClose: () => void) {
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
