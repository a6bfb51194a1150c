import { useEffect, useState } from 'react'

/** Returns whole seconds left until a moment (epoch milliseconds); 0 when it has passed or is undefined. */
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
