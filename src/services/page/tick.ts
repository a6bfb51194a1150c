import { useSyncExternalStore } from 'react'

import { CLOCK_TICK_MS } from '@/config/constants'

/** One timer per second for the whole page; it stops without listeners. */

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let tickTime = Date.now()

/** Ticks on the full second, so that all clocks on the page change together. */
function scheduleTick(): void {
  timer = setTimeout(
    () => {
      tickTime = Date.now()
      scheduleTick()
      listeners.forEach((listener) => listener())
    },
    CLOCK_TICK_MS - (Date.now() % CLOCK_TICK_MS),
  )
}

/** Calls back each second until the returned function is called. */
export function onTick(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    tickTime = Date.now()
    scheduleTick()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearTimeout(timer)
  }
}

/** The device time at the last tick; constant between renders of one tick. */
export const lastTickAt = (): number => (listeners.size === 0 ? Date.now() : tickTime)

const currentMinute = () => Math.floor(tickTime / 60_000) * 60_000

/** Now, updated each minute: for waits and 'minutes ago'. */
export const useMinute = (): number => useSyncExternalStore(onTick, currentMinute)
