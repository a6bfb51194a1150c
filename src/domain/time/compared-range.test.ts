import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { comparedRange, type Comparison, comparisonsOf } from './compared-range'
import { addDays, type Day, dayOf, monthStart, startOfDay } from './day'
import { daysOfRange, previousRange, rangeOfPeriod, ROLLING_PERIOD } from './period'

const ZONES = [
  'UTC',
  'Europe/Warsaw',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
  'Pacific/Kiritimati',
]
const MONTHS = {
  same_days_last_month: 1,
  previous_month: 1,
  previous_quarter: 3,
  same_month_last_year: 12,
} as const
const zone = fc.constantFrom(...ZONES)
const byMonths = fc.constantFrom(...(Object.keys(MONTHS) as (keyof typeof MONTHS)[])) // keys of a literal object
const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2023-01-01', count))
const length = fc.integer({ min: 1, max: 400 })
const rangeFrom = (first: Day, count: number, timezone: string) =>
  rangeOfPeriod({ first, last: addDays(first, count - 1) }, timezone, 0)
const days = (first: Day, last: Day, compare: Exclude<Comparison, 'none'>, timezone = 'Europe/Warsaw') =>
  Object.values(daysOfRange(comparedRange(rangeOfPeriod({ first, last }, timezone, 0), compare)))

describe('the compared range', () => {
  it('covers whole days of the zone across clock changes', () => {
    fc.assert(
      fc.property(day, length, zone, byMonths, (first, count, timezone, compare) => {
        const { from, to } = comparedRange(rangeFrom(first, count, timezone), compare)
        for (const at of [from, to].map((iso) => Date.parse(iso)))
          expect(at).toBe(startOfDay(dayOf(at, timezone), timezone))
        expect(Date.parse(from)).toBeLessThan(Date.parse(to))
      }),
    )
  })

  it('begins in the month N months earlier, on the same date or the last one', () => {
    fc.assert(
      fc.property(day, length, zone, byMonths, (first, count, timezone, compare) => {
        const before = daysOfRange(comparedRange(rangeFrom(first, count, timezone), compare))
        expect(monthStart(before.first)).toBe(monthStart(first, -MONTHS[compare]))
        const last = addDays(monthStart(before.first, 1), -1)
        expect(before.first.slice(8)).toBe(first.slice(8) < last.slice(8) ? first.slice(8) : last.slice(8))
      }),
    )
  })

  it('covers whole months when the period does', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 12 }), zone, byMonths, (some, count, timezone, compare) => {
        fc.pre(compare !== 'same_days_last_month')
        const first = monthStart(some)
        const range = rangeOfPeriod({ first, last: addDays(monthStart(first, count), -1) }, timezone, 0)
        const before = daysOfRange(comparedRange(range, compare))
        expect(before.first).toBe(monthStart(first, -MONTHS[compare]))
        expect(before.last).toBe(addDays(monthStart(first, count - MONTHS[compare]), -1))
      }),
    )
  })

  it('grows with a running period, up to its whole length', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(day, length, zone, byMonths, part, part, (first, count, timezone, compare, one, two) => {
        const range = rangeFrom(first, count, timezone)
        const [from, to] = [Date.parse(range.from), Date.parse(range.to)]
        const [early, late] = [Math.min(one, two), Math.max(one, two)].map((share) =>
          comparedRange(range, compare, Math.round(from + (to - from) * share)),
        )
        const whole = comparedRange(range, compare)
        expect([early?.from, late?.from]).toEqual([whole.from, whole.from])
        expect(Date.parse(late?.to ?? '')).toBeLessThanOrEqual(Date.parse(whole.to))
        expect(Date.parse(early?.to ?? '')).toBeLessThanOrEqual(Date.parse(late?.to ?? '') + 3_600_000)
      }),
    )
  })

  it('never overlaps the period, for every comparison offered', () => {
    fc.assert(
      fc.property(day, length, zone, (first, count, timezone) => {
        const range = rangeFrom(first, count, timezone)
        const offered = comparisonsOf(range)
        expect(offered).toEqual(expect.arrayContaining(['previous', 'none']))
        for (const compare of offered)
          if (compare !== 'none')
            expect(Date.parse(comparedRange(range, compare).to)).toBeLessThanOrEqual(Date.parse(range.from))
      }),
    )
  })
})

it('previous period: as many days right before', () => {
  const range = rangeFrom('2026-11-01', 24, 'Europe/Warsaw')
  expect(comparedRange(range, 'previous')).toEqual(previousRange(range))
})

it('same days last month keep their dates; previous month is the whole month', () => {
  expect(days('2026-11-01', '2026-11-24', 'same_days_last_month')).toEqual(['2026-10-01', '2026-10-24'])
  expect(days('2026-02-01', '2026-02-28', 'same_days_last_month')).toEqual(['2026-01-01', '2026-01-28'])
  expect(days('2026-02-01', '2026-02-28', 'previous_month')).toEqual(['2026-01-01', '2026-01-31'])
  expect(days('2026-03-30', '2026-03-31', 'previous_month')).toEqual(['2026-02-28', '2026-02-28'])
})

it('quarters and years end with their months, leap day included', () => {
  expect(days('2026-04-01', '2026-06-30', 'previous_quarter')).toEqual(['2026-01-01', '2026-03-31'])
  expect(days('2025-02-01', '2025-02-28', 'same_month_last_year')).toEqual(['2024-02-01', '2024-02-29'])
  expect(days('2024-02-29', '2024-02-29', 'same_month_last_year')).toEqual(['2023-02-28', '2023-02-28'])
})

it('a running month is compared up to the same time of day', () => {
  const now = Date.parse('2026-11-24T09:30:00Z')
  const timezone = 'Europe/Warsaw'
  // 10:30 in Warsaw on both days, an hour apart in UTC because summer time ends in between.
  expect(comparedRange(rangeOfPeriod('this_month', timezone, now), 'previous_month', now)).toEqual({
    from: '2026-09-30T22:00:00.000Z',
    to: '2026-10-24T08:30:00.000Z',
    timezone,
  })
})

it('a day of a shorter month stays whole while the days that map to it go by', () => {
  const range = rangeOfPeriod({ first: '2028-12-30', last: '2028-12-31' }, 'UTC', 0)
  const toAt = (now: string) => comparedRange(range, 'same_days_last_month', Date.parse(now)).to
  expect(toAt('2028-12-30T00:00:00Z')).toBe('2028-11-30T00:00:00.000Z')
  expect(toAt('2028-12-30T09:00:00Z')).toBe('2028-11-30T09:00:00.000Z')
  expect(toAt('2028-12-31T00:00:00Z')).toBe('2028-12-01T00:00:00.000Z')
  expect(toAt('2028-12-31T09:00:00Z')).toBe('2028-12-01T00:00:00.000Z')
})

it('the last 24 hours keep their time of day', () => {
  const range = rangeOfPeriod(ROLLING_PERIOD, 'UTC', Date.parse('2026-11-24T09:30:00Z'))
  expect(comparedRange(range, 'same_month_last_year')).toEqual({
    from: '2025-11-23T09:30:00.000Z',
    to: '2025-11-24T09:30:00.000Z',
    timezone: 'UTC',
  })
})

it('omits a comparison that would overlap the period', () => {
  const offered = (first: Day, last: Day) => comparisonsOf(rangeOfPeriod({ first, last }, 'UTC', 0))
  expect(offered('2026-08-01', '2026-10-31')).toEqual([
    'previous',
    'previous_quarter',
    'same_month_last_year',
    'none',
  ])
  expect(offered('2026-01-01', '2026-11-24')).toEqual(['previous', 'same_month_last_year', 'none'])
})
