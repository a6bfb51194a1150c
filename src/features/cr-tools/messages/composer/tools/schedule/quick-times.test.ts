import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { wallClock } from '@/domain/time/zoned-time'

import { quickTimes } from './quick-times'

const ZONE = 'Europe/London'

describe('quick times', () => {
  it('use the fan’s time zone', () => {
    const now = Date.UTC(2026, 6, 1, 10, 2)
    const [inHour, tonight, tomorrow] = quickTimes(now, ZONE)
    expect(inHour?.at).toBe(Date.UTC(2026, 6, 1, 11, 5))
    expect(tonight?.at).toBe(Date.UTC(2026, 6, 1, 19))
    expect(tomorrow?.at).toBe(Date.UTC(2026, 6, 2, 8))
  })

  it('omit an evening that has passed', () => {
    const late = Date.UTC(2026, 6, 1, 21)
    expect(quickTimes(late, ZONE).map(({ id }) => id)).toEqual(['in_hour', 'tomorrow'])
  })

  it('are always in the future', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) }), (now) => {
        for (const { id, at } of quickTimes(now, ZONE)) {
          expect(at).toBeGreaterThan(now)
          if (id === 'tonight') expect(wallClock(at, ZONE)?.hour).toBe(20)
        }
      }),
    )
  })
})
