import { useCallback, useSyncExternalStore } from 'react'

/** Returns whole seconds left until a moment (epoch milliseconds); 0 when it has passed or is undefined. */
export function useCountdown(until = 0): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = until > 0 ? setInterval(tick, 250) : undefined
      return () => clearInterval(timer)
    },
    [until],
  )
  return useSyncExternalStore(subscribe, () => Math.max(0, Math.ceil((until - Date.now()) / 1000)))
}
