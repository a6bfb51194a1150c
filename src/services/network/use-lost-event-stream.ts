import { useEffect, useState } from 'react'

import { useOutage } from './connection'
import { useEventStreamState } from './event-stream-state'

/** Shorter interruptions are not worth showing. */
const SHOWN_AFTER_MS = 3000

/**
 * State of a lost event stream after a while; undefined while all is well. An unreachable server has its own
 * bar.
 */
export function useLostEventStream(): 'reconnecting' | 'polling' | undefined {
  const streamState = useEventStreamState()
  const isOut = useOutage() !== undefined
  const isLost = (streamState === 'reconnecting' || streamState === 'polling') && !isOut
  const [isReported, setIsReported] = useState(false)
  if (!isLost && isReported) setIsReported(false)
  useEffect(() => {
    if (!isLost) return
    const timer = setTimeout(() => setIsReported(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLost])
  return isLost && isReported ? streamState : undefined
}
