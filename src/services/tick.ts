import { useSyncExternalStore } from 'react'

import { CLOCK_TICK_MS } from '@/config/constants'

/** One beat a second for the whole page; it stands still while nobody listens. */

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let now = Date.now()

/** Beats on the full second, so that every clock on the page turns at the same moment. */
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

/** This device's time at the last beat; between renders of one beat it doesn't change. */
export const tickedAt = (): number => (listeners.size === 0 ? Date.now() : now)

const minute = () => Math.floor(now / 60_000) * 60_000

/** Now, renewed each minute: for waits and 'minutes ago'. */
export const useMinute = (): number => useSyncExternalStore(onTick, minute)
