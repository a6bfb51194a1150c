import { useEffect, useState } from 'react'

import { useOutage } from './connection'
import { useLine } from './live-line'

/** A line that comes back at once is no news. */
const TOLD_AFTER_MS = 3000

/**
 * That events have not come for a while, and whether they are asked for instead; undefined while all is well. A server out
 * of reach has a bar of its own.
 */
export function useLostLine(): 'reconnecting' | 'polling' | undefined {
  const line = useLine()
  const isOut = useOutage() !== undefined
  const isLost = (line === 'reconnecting' || line === 'polling') && !isOut
  const [isTold, setIsTold] = useState(false)
  if (!isLost && isTold) setIsTold(false)
  useEffect(() => {
    if (!isLost) return
    const timer = setTimeout(() => setIsTold(true), TOLD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLost])
  return isLost && isTold ? line : undefined
}
