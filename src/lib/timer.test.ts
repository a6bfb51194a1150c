import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DAY_MS } from '@/lib/duration'

import { MAX_DELAY_MS, startTimer } from './timer'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a timer', () => {
  it("of 60 days fires once, after 60 days, and never sets a delay above the browser's limit", () => {
    const set = vi.spyOn(globalThis, 'setTimeout')
    const run = vi.fn()
    startTimer(run, 60 * DAY_MS)
    vi.advanceTimersByTime(60 * DAY_MS - 1)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
    expect(set.mock.calls.every(([, ms]) => (ms ?? 0) <= MAX_DELAY_MS)).toBe(true)
  })

  it('can be cancelled in any of its parts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (day) => {
        const run = vi.fn()
        const cancel = startTimer(run, 101 * DAY_MS)
        vi.advanceTimersByTime(day * DAY_MS)
        cancel()
        vi.advanceTimersByTime(200 * DAY_MS)
        expect(run).not.toHaveBeenCalled()
      }),
      { numRuns: 30 },
    )
  })

  it.each([NaN, -1, 0, -Infinity])('of %d ms fires immediately', (ms) => {
    const run = vi.fn()
    startTimer(run, ms)
    vi.advanceTimersByTime(0)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('of infinite delay never fires', () => {
    const run = vi.fn()
    startTimer(run, Infinity)
    vi.advanceTimersByTime(100 * DAY_MS)
    expect(run).not.toHaveBeenCalled()
  })
})
