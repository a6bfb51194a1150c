import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { HOUR_MS } from '@/lib/duration'

import { addDays } from '../time/day'
import {
  spansByDay,
  firstOfWeek,
  gridWeek,
  hourAt,
  hourMoments,
  assignLanes,
  overlapMs,
  gridPosition,
  weekdayOf,
} from './shift-grid'
import { wallClock } from '../time/zoned-time'

/** Zones with clock changes of an hour, of half an hour, at midnight, and without any. */
const zone = fc.constantFrom(
  'Europe/Warsaw',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'UTC',
)
const day = fc.integer({ min: 0, max: 1460 }).map((days) => addDays('2024-01-01', days))
const week = fc.tuple(day, zone).map(([first, timezone]) => gridWeek(first, timezone))
const spanIn = ({ from, to }: { from: number; to: number }) =>
  fc
    .tuple(
      fc.integer({ min: from - 30 * HOUR_MS, max: to + 30 * HOUR_MS }),
      fc.integer({ min: 1, max: 24 * HOUR_MS }),
    )
    .map(([startAt, length]) => ({ startAt, endAt: startAt + length }))
const weekAndSpans = week.chain((one) => fc.tuple(fc.constant(one), fc.array(spanIn(one), { maxLength: 12 })))

describe('a week of the grid', () => {
  it('has seven adjacent days from midnight to midnight, 24 hours except on clock changes', () => {
    fc.assert(
      fc.property(week, ({ days, from, to, timezone }) => {
        expect(days).toHaveLength(7)
        expect([days[0]?.from, days[6]?.to]).toEqual([from, to])
        for (const [index, one] of days.entries()) {
          if (index > 0) expect(one.from).toBe(days[index - 1]?.to)
          const hours = (one.to - one.from) / HOUR_MS
          expect(hours).toBeGreaterThanOrEqual(23)
          expect(hours).toBeLessThanOrEqual(25)
          expect(wallClock(one.from, timezone)?.day).toBe(Number(one.day.slice(-2)))
          expect(wallClock(one.from - 1, timezone)?.day).not.toBe(Number(one.day.slice(-2)))
        }
      }),
    )
  })

  it('has a day of 23 hours and one of 25 in Warsaw', () => {
    const hours = (first: string) =>
      gridWeek(first, 'Europe/Warsaw').days.map(({ from, to }) => (to - from) / HOUR_MS)
    expect(hours('2026-03-23')).toEqual([24, 24, 24, 24, 24, 24, 23])
    expect(hours('2026-10-19')).toEqual([24, 24, 24, 24, 24, 24, 25])
  })

  it("starts on the language's weekday, at most six days before", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 6 }), (one, start) => {
        const first = firstOfWeek(one, start)
        expect(weekdayOf(first)).toBe(start)
        expect(first <= one && one <= addDays(first, 6)).toBe(true)
      }),
    )
  })

  it('omits an hour that a day skips', () => {
    const [spring] = gridWeek('2026-03-29', 'Europe/Warsaw').days
    expect(
      spring && hourMoments(spring, [6, 12, 18], 'Europe/Warsaw').map((at) => (at - spring.from) / HOUR_MS),
    ).toEqual([5, 11, 17])
  })
})

describe('positioning a shift', () => {
  it('stays inside the week, as long as the part in it', () => {
    fc.assert(
      fc.property(weekAndSpans, ([one, spans]) => {
        for (const span of spans) {
          const place = gridPosition(span, one)
          const inside = overlapMs(span, one)
          const momentAt = (part: number) => Math.round(one.from + part * (one.to - one.from))
          expect(place === undefined).toBe(inside === 0)
          if (!place) continue
          expect(place.start).toBeGreaterThanOrEqual(0)
          expect(place.start + place.length).toBeLessThanOrEqual(1 + 1e-9)
          expect(place.length * (one.to - one.from)).toBeCloseTo(inside, 3)
          expect(place.isCutAtStart || momentAt(place.start) === span.startAt).toBe(true)
          expect(place.isCutAtEnd || momentAt(place.start + place.length) === span.endAt).toBe(true)
        }
      }),
    )
  })

  it('is continuous over midnight and clock changes: its parts by day add up to it', () => {
    fc.assert(
      fc.property(weekAndSpans, ([one, spans]) => {
        const days = spansByDay(spans, one)
        for (const span of spans) {
          const parts = days.filter((it) => it.spans.includes(span)).map((it) => overlapMs(span, it.day))
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(overlapMs(span, one))
        }
      }),
    )
  })

  it('never overlaps shifts in a row, and uses as few lanes as possible', () => {
    fc.assert(
      fc.property(weekAndSpans, ([, spans]) => {
        const { lanes, count } = assignLanes(spans)
        for (const [index, span] of spans.entries()) {
          for (const [other, it] of spans.entries()) {
            if (other !== index && lanes[other] === lanes[index])
              expect(it.endAt <= span.startAt || it.startAt >= span.endAt).toBe(true)
          }
        }
        const atOnce = spans.map(
          ({ startAt }) => spans.filter((it) => it.startAt <= startAt && it.endAt > startAt).length,
        )
        expect(count).toBe(Math.max(1, ...atOnce))
      }),
    )
  })
})

it("the hour of a moment begins on the clock of the week's zone, in zones half an hour off too", () => {
  const at = (text: string) => Date.parse(text)
  const begins = (timezone: string, text: string, week = '2026-11-16') =>
    hourAt(at(text), gridWeek(week, timezone))
  expect(begins('Asia/Kolkata', '2026-11-18T10:10+05:30')).toBe(at('2026-11-18T10:00+05:30'))
  expect(begins('UTC', '2026-11-18T10:10Z')).toBe(at('2026-11-18T10:00Z'))
  // Clocks go forward by half an hour that night.
  const morning = begins('Australia/Lord_Howe', '2026-10-04T09:20+11:00', '2026-09-28')
  expect(morning).toBe(at('2026-10-04T09:00+11:00'))
})
