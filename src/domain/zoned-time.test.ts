import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { atHour, momentOf, wallClock } from './zoned-time'

const ZONES = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/St_Johns',
]
const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString())

describe('time of day where the fan is', () => {
  it('is told in the zone', () => {
    const at = Date.UTC(2026, 6, 1, 19, 5)
    expect(wallClock(at, 'Europe/London')).toEqual({ year: 2026, month: 7, day: 1, hour: 20, minute: 5 })
  })

  it('leads back to the same moment, but for the hour that comes twice', () => {
    const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) })
    fc.assert(
      fc.property(moments, fc.constantFrom(...ZONES), (ms, zone) => {
        const at = Math.floor(ms / 60_000) * 60_000
        const clock = wallClock(at, zone)
        const back = clock && momentOf(clock, zone)
        expect(back === at || back === at - 3_600_000).toBe(true)
        expect(back && wallClock(back, zone)).toEqual(clock)
      }),
    )
  })

  it('finds tonight and tomorrow over a change of clocks', () => {
    const now = Date.UTC(2026, 2, 28, 12) // the night before clocks go on in London
    expect(iso(atHour(now, 'Europe/London', 20))).toBe('2026-03-28T20:00:00.000Z')
    expect(iso(atHour(now, 'Europe/London', 9, 1))).toBe('2026-03-29T08:00:00.000Z')
  })

  it('puts an hour that does not exist as much later', () => {
    const clock = { year: 2026, month: 3, day: 29, hour: 1, minute: 30 }
    expect(iso(momentOf(clock, 'Europe/London'))).toBe('2026-03-29T01:30:00.000Z')
  })

  it('knows nothing of a zone nobody knows', () => {
    expect(wallClock(0, 'Moon/Base')).toBeUndefined()
    expect(atHour(0, 'Moon/Base', 9)).toBeUndefined()
  })
})
