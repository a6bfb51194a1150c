import { useSyncExternalStore } from 'react'

import { CLOCK_TICK_MS } from '@/config/constants'

/** One timer per second for the whole page; it stops without listeners. */

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let now = Date.now()

/** Ticks on the full second, so that all clocks on the page change together. */
function schedule(): void {
  timer = setTimeout(
    () => {
      now = Date.now()
      schedule()
      listeners.forEach((listener) => listener())
    },
    CLOCK_TICK_MS - (Date.now() % CLOCK_TICK_MS),
  )
}

/** Calls back each second until the returned function is called. */
export function onTick(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    now = Date.now()
    schedule()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

/** The device time at the last tick; constant between renders of one tick. */
export const tickedAt = (): number => (listeners.size === 0 ? Date.now() : now)

const minute = () => Math.floor(now / 60_000) * 60_000

/** Now, updated each minute: for waits and 'minutes ago'. */
export const useMinute = (): number => useSyncExternalStore(onTick, minute)
