import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { HOUR_MS } from '@/lib/duration'

import { addDays, dayOf } from '../time/day'
import { weekdayOf } from './shift-grid'
import { moveByDays } from './shift-move'
import { shiftOccurrences } from './shift-repeat'
import { wallClock } from '../time/zoned-time'

const ZONES = [
  'Europe/Warsaw',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'UTC',
] as const

/** A span of several hours, on a full minute, within two years. */
const span = fc
  .record({
    startAt: fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 11, 1) / 60_000 }),
    minutes: fc.integer({ min: 120, max: 12 * 60 }),
  })
  .map(({ startAt, minutes }) => ({ startAt: startAt * 60_000, endAt: (startAt + minutes) * 60_000 }))

const timeOf = (at: number, zone: string) => {
  const clock = wallClock(at, zone)
  return clock && clock.hour * 60 + clock.minute
}

describe('a repeating shift', () => {
  it('keeps its time of day across clock changes; only skipped hours move', () => {
    fc.assert(
      fc.property(span, fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 200 }), (one, zone, days) => {
        const moved = moveByDays(one, days, zone)
        for (const end of ['startAt', 'endAt'] as const) {
          const [wanted, shown] = [timeOf(one[end], zone) ?? 0, timeOf(moved[end], zone) ?? 0]
          // A skipped hour moves on by the length of the gap.
          expect([wanted, wanted + 30, wanted + 60].map((minutes) => minutes % 1440)).toContain(shown)
        }
        expect(Math.abs(moved.endAt - moved.startAt - (one.endAt - one.startAt))).toBeLessThanOrEqual(
          2 * HOUR_MS,
        )
      }),
    )
  })

  it('starts with itself, then falls on its own weekday and the chosen ones, each day once, up to and including the last day', () => {
    const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }))
    fc.assert(
      fc.property(
        span,
        fc.constantFrom(...ZONES),
        weekdays,
        fc.integer({ min: 0, max: 60 }),
        (one, timezone, chosen, length) => {
          const first = dayOf(one.startAt, timezone)
          const until = addDays(first, length)
          const found = shiftOccurrences(one, { weekdays: chosen, until, timezone })
          expect(found[0]).toEqual(one)
          const days = Array.from({ length: length + 1 }, (_, step) => addDays(first, step))
          const isWanted = (day: string) =>
            day === first || [weekdayOf(first), ...chosen].includes(weekdayOf(day))
          expect(found.map(({ startAt }) => dayOf(startAt, timezone))).toEqual(days.filter(isWanted))
        },
      ),
    )
  })

  it('is an hour shorter on the night clocks go forward, and an hour longer when they go back', () => {
    const night = (month: number, day: number) => ({
      startAt: Date.parse(`2026-${month}-${day} 22:00 GMT+0100`),
      endAt: Date.parse(`2026-${month}-${day} 22:00 GMT+0100`) + 8 * HOUR_MS,
    })
    const spring = moveByDays(night(3, 21), 7, 'Europe/Warsaw')
    expect(new Date(spring.startAt).toISOString()).toBe('2026-03-28T21:00:00.000Z')
    expect(new Date(spring.endAt).toISOString()).toBe('2026-03-29T04:00:00.000Z')
    const autumn = moveByDays(
      { startAt: Date.parse('2026-10-17T20:00:00Z'), endAt: Date.parse('2026-10-18T04:00:00Z') },
      7,
      'Europe/Warsaw',
    )
    expect((autumn.endAt - autumn.startAt) / HOUR_MS).toBe(9)
  })
})
