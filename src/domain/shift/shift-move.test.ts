import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { HOUR_MS } from '@/lib/duration'

import { addDays, dayOf, daysBetween, startOfDay } from '../time/day'
import { SHIFT_DRAG_MAX_MS, moveByDays, moveTo, resizeSpan, SHIFT_STEP_MS, snapToStep } from './shift-move'
import { wallClock } from '../time/zoned-time'

const zone = fc.constantFrom(
  'Europe/Warsaw',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
)
const start = fc
  .integer({ min: 0, max: 4 * 365 * 96 })
  .map((steps) => Date.UTC(2024, 0, 1) + steps * SHIFT_STEP_MS)
const span = fc
  .tuple(start, fc.integer({ min: 1, max: 96 }))
  .map(([startAt, steps]) => ({ startAt, endAt: startAt + steps * SHIFT_STEP_MS }))
const timeOf = (at: number, timezone: string) => {
  const { hour = 0, minute = 0 } = wallClock(at, timezone) ?? {}
  return hour * 60 + minute
}

describe('moving a shift', () => {
  it('by days keeps the time of day at both ends across clock changes, unless the day skips that hour', () => {
    fc.assert(
      fc.property(span, fc.integer({ min: -20, max: 20 }), zone, (one, days, timezone) => {
        const moved = moveByDays(one, days, timezone)
        expect(daysBetween(dayOf(one.startAt, timezone), dayOf(moved.startAt, timezone))).toBe(days)
        expect(moved.endAt).toBeGreaterThan(moved.startAt)
        for (const edge of ['startAt', 'endAt'] as const) {
          const day = dayOf(moved[edge], timezone)
          const length = startOfDay(addDays(day, 1), timezone) - startOfDay(day, timezone)
          const isUsual = length === 24 * HOUR_MS
          if (isUsual) expect(timeOf(moved[edge], timezone)).toBe(timeOf(one[edge], timezone))
        }
      }),
    )
  })

  it('keeps a night shift from ten to six on the night of a clock change, an hour shorter or longer', () => {
    const night = (startAt: string, endAt: string) => ({
      startAt: Date.parse(startAt),
      endAt: Date.parse(endAt),
    })
    const spring = moveByDays(night('2026-03-27T21:00Z', '2026-03-28T05:00Z'), 1, 'Europe/Warsaw')
    expect(spring).toEqual(night('2026-03-28T21:00Z', '2026-03-29T04:00Z'))
    const autumn = moveByDays(night('2026-10-23T20:00Z', '2026-10-24T04:00Z'), 1, 'Europe/Warsaw')
    expect(autumn).toEqual(night('2026-10-24T20:00Z', '2026-10-25T05:00Z'))
  })

  it('to another moment keeps its length; the moment is a quarter of an hour', () => {
    fc.assert(
      fc.property(span, fc.integer({ min: -SHIFT_DRAG_MAX_MS, max: SHIFT_DRAG_MAX_MS }), (one, by) => {
        const moved = moveTo(one, snapToStep(one.startAt + by))
        expect(moved.endAt - moved.startAt).toBe(one.endAt - one.startAt)
        expect(moved.startAt % SHIFT_STEP_MS).toBe(0)
        expect(Math.abs(moved.startAt - one.startAt - by)).toBeLessThanOrEqual(SHIFT_STEP_MS / 2)
      }),
    )
  })
})

describe('resizing a shift', () => {
  it('moves one end only, between a quarter of an hour and a day', () => {
    fc.assert(
      fc.property(span, fc.constantFrom('start', 'end'), start, (one, edge, at) => {
        const next = resizeSpan(one, edge, at)
        expect(edge === 'start' ? next.endAt : next.startAt).toBe(edge === 'start' ? one.endAt : one.startAt)
        const length = next.endAt - next.startAt
        expect(length).toBeGreaterThanOrEqual(SHIFT_STEP_MS)
        expect(length).toBeLessThanOrEqual(SHIFT_DRAG_MAX_MS)
      }),
    )
  })
})
