import { useEffect, useState } from 'react'

/** Whole seconds left until a moment (ms since 1970); 0 once it is over or when there is none. */
export function useCountdown(until: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  const secondsLeft = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = until !== undefined && until > now
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isRunning, until])
  return secondsLeft
}
