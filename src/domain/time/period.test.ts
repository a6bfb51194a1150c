import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { HOUR_MS } from '@/lib/duration'

import { addDays, dayOf, daysBetween, isDay, startOfDay } from './day'
import {
  dayCountOf,
  daysOfPeriod,
  dayStartsOf,
  firstDayOf,
  PERIOD_PRESETS,
  previousRange,
  rangeOfPeriod,
} from './period'

/**
 * Includes zones with half-hour offsets, with half-hour summer time, and with summer time that starts at
 * midnight.
 */
const ZONES = [
  'UTC',
  'Europe/Warsaw',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
  'Pacific/Kiritimati',
]
const moment = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2031, 0) })
const zone = fc.constantFrom(...ZONES)
const preset = fc.constantFrom(...PERIOD_PRESETS)

it('a day starts at its first moment in the zone, whatever the clocks do that night', () => {
  fc.assert(
    fc.property(moment, zone, (at, timezone) => {
      const day = dayOf(at, timezone)
      const start = startOfDay(day, timezone)
      expect(start).toBeLessThanOrEqual(at)
      expect(dayOf(start, timezone)).toBe(day)
      expect(dayOf(start - 1, timezone)).toBe(addDays(day, -1))
      expect(at - start).toBeLessThan(25 * HOUR_MS)
    }),
  )
})

it('where summer time starts at midnight, the day starts at one', () => {
  expect(new Date(startOfDay('2026-04-24', 'Africa/Cairo')).toISOString()).toBe('2026-04-23T22:00:00.000Z')
  expect(dayCountOf(rangeOfPeriod({ first: '2026-04-24', last: '2026-04-24' }, 'Africa/Cairo', 0))).toBe(1)
})

it('the day has 25 hours when clocks go back, 23 when they go forward', () => {
  const hours = (day: string) => {
    const { from, to } = rangeOfPeriod({ first: day, last: day }, 'Europe/Warsaw', 0)
    return (Date.parse(to) - Date.parse(from)) / HOUR_MS
  }
  expect([hours('2026-10-25'), hours('2026-03-29'), hours('2026-06-01')]).toEqual([25, 23, 24])
})

it('a named period consists of whole days and ends today at the latest', () => {
  fc.assert(
    fc.property(preset, moment, zone, (period, now, timezone) => {
      const range = rangeOfPeriod(period, timezone, now)
      const { first, last } = daysOfPeriod(period, dayOf(now, timezone))
      expect(dayOf(Date.parse(range.from), timezone)).toBe(first)
      expect(dayOf(Date.parse(range.to), timezone)).toBe(addDays(last, 1))
      expect(dayCountOf(range)).toBe(daysBetween(first, last) + 1)
      expect(last <= dayOf(now, timezone)).toBe(true)
      expect(Date.parse(range.from)).toBeLessThan(Date.parse(range.to))
    }),
  )
})

it('seven, 28 and 90 days are whole days without today', () => {
  expect(daysOfPeriod('last_7', '2026-03-03')).toEqual({ first: '2026-02-24', last: '2026-03-02' })
  expect(daysOfPeriod('last_28', '2026-11-21')).toEqual({ first: '2026-10-24', last: '2026-11-20' })
  expect(daysOfPeriod('last_90', '2026-11-21')).toEqual({ first: '2026-08-23', last: '2026-11-20' })
})

it('this month runs from its first day to today, last month covers all its days', () => {
  expect(daysOfPeriod('this_month', '2028-02-29')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
  expect(daysOfPeriod('last_month', '2028-03-31')).toEqual({ first: '2028-02-01', last: '2028-02-29' })
  expect(daysOfPeriod('last_month', '2027-01-01')).toEqual({ first: '2026-12-01', last: '2026-12-31' })
})

it('the previous period has the same number of days and ends where this one starts', () => {
  fc.assert(
    fc.property(preset, moment, zone, (period, now, timezone) => {
      const range = rangeOfPeriod(period, timezone, now)
      const before = previousRange(range)
      expect(before.to).toBe(range.from)
      expect(before.timezone).toBe(timezone)
      expect(dayCountOf(before)).toBe(dayCountOf(range))
    }),
  )
})

it('the comparison of a running period ends at the same time of day', () => {
  fc.assert(
    fc.property(fc.constantFrom('today', 'this_month'), moment, zone, (period, now, timezone) => {
      const range = rangeOfPeriod(period, timezone, now)
      const before = previousRange(range, now)
      expect(before.from).toBe(previousRange(range).from)
      expect(dayOf(Date.parse(before.to), timezone)).toBe(addDays(dayOf(now, timezone), -dayCountOf(range)))
      expect(Date.parse(before.to)).toBeGreaterThanOrEqual(Date.parse(before.from))
    }),
  )
  const timezone = 'Europe/Warsaw'
  const nine = Date.parse('2026-10-25T08:00:00Z')
  expect(previousRange(rangeOfPeriod('today', timezone, nine), nine)).toEqual({
    from: '2026-10-23T22:00:00.000Z',
    to: '2026-10-24T07:00:00.000Z',
    timezone,
  })
})

it('a shift is compared with the same hours of the day before, also at night', () => {
  const before = (from: string, to: string) => previousRange({ from, to, timezone: 'Europe/Warsaw' })
  expect(before('2026-10-25T08:00:00Z', '2026-10-25T16:00:00Z')).toMatchObject({
    from: '2026-10-24T07:00:00.000Z',
    to: '2026-10-24T15:00:00.000Z',
  })
  expect(before('2026-11-20T21:00:00Z', '2026-11-21T05:00:00Z')).toMatchObject({
    from: '2026-11-19T21:00:00.000Z',
    to: '2026-11-20T05:00:00.000Z',
  })
})

it('a range is named after its first day in its zone, even before UTC reaches it', () => {
  fc.assert(
    fc.property(preset, moment, zone, (period, now, timezone) => {
      expect(firstDayOf(rangeOfPeriod(period, timezone, now))).toBe(
        daysOfPeriod(period, dayOf(now, timezone)).first,
      )
    }),
  )
  expect(firstDayOf({ from: '2026-11-17T23:00:00.000Z', timezone: 'Europe/Warsaw' })).toBe('2026-11-18')
})

it('every day of a range starts once, in order', () => {
  fc.assert(
    fc.property(preset, moment, zone, (period, now, timezone) => {
      const range = rangeOfPeriod(period, timezone, now)
      const starts = dayStartsOf(range)
      expect(starts).toHaveLength(dayCountOf(range))
      expect(starts[0]).toBe(Date.parse(range.from))
      expect(new Set(starts.map((at) => dayOf(at, timezone))).size).toBe(starts.length)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    }),
    { numRuns: 30 },
  )
})

it('only existing days are days', () => {
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true)
  for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '20260101', '', '0001-01-01', null, 7])
    expect(isDay(text), String(text)).toBe(false)
  fc.assert(fc.property(fc.string(), (text) => !isDay(text) || addDays(text, 0) === text))
})

it('an unknown zone counts as UTC', () => {
  expect(rangeOfPeriod({ first: '2026-11-20', last: '2026-11-20' }, 'Moon/Base', 0)).toEqual({
    from: '2026-11-20T00:00:00.000Z',
    to: '2026-11-21T00:00:00.000Z',
    timezone: 'Moon/Base',
  })
})

it('the last 24 hours end at the current minute and are compared with the 24 hours before', () => {
  const range = rangeOfPeriod('last_24_h', 'Europe/Warsaw', Date.UTC(2026, 10, 18, 11, 20, 30))
  expect(range).toEqual({
    from: '2026-11-17T11:21:00.000Z',
    to: '2026-11-18T11:21:00.000Z',
    timezone: 'Europe/Warsaw',
  })
  expect(previousRange(range)).toEqual({
    from: '2026-11-16T11:21:00.000Z',
    to: '2026-11-17T11:21:00.000Z',
    timezone: 'Europe/Warsaw',
  })
  expect(daysOfPeriod('last_24_h', '2026-11-18')).toEqual({ first: '2026-11-17', last: '2026-11-18' })
})
