import { vi } from 'vitest'

/** Advances fake timers, and lets the promises of each settle. */
export const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)
export const settlePromises = () => advanceTime(0)
