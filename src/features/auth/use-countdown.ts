import { useCallback, useSyncExternalStore } from 'react'

const secondsUntil = (until: number | undefined): number =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Returns whole seconds left until a moment (epoch milliseconds); 0 when it has passed or is undefined. */
export function useCountdown(until: number | undefined): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(() => {
        tick()
        if (secondsUntil(until) === 0) clearInterval(timer)
      }, 250)
      return () => clearInterval(timer)
    },
    [until],
  )
  return useSyncExternalStore(subscribe, () => secondsUntil(until))
}
