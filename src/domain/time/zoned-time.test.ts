import { fromAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { HOUR_MS, MINUTE_MS } from '@/lib/duration'

import { addDays, dayOf, startOfDay } from './day'
import { sameTimeOn } from '../shift/shift-move'
import {
  momentAtHour,
  isRepeatedTime,
  momentOfClock,
  parseWallTime,
  formatTimeOfDay,
  wallClock,
  type WallClock,
  formatWallTime,
} from './zoned-time'

/**
 * Zones with offsets of whole, half and quarter hours; clock changes of an hour and of half an hour, at
 * midnight and at night.
 */
const ZONES = [
  'UTC',
  'Europe/London',
  'Europe/Warsaw',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
] as const
const FIRST = Date.UTC(2020, 0)
const LAST = Date.UTC(2035, 0)

/** The moments of a zone's clock changes, to the minute. */
function changesOf(zone: string): number[] {
  const offsetAt = (at: number) => fromAbsolute(at, zone).offset
  const found: number[] = []
  for (let day = FIRST; day < LAST; day += 24 * HOUR_MS) {
    if (offsetAt(day) === offsetAt(day + 24 * HOUR_MS)) continue
    let [before, after] = [day, day + 24 * HOUR_MS]
    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS
      if (offsetAt(middle) === offsetAt(before)) before = middle
      else after = middle
    }
    found.push(after)
  }
  return found
}
const CHANGES = ZONES.flatMap((zone) => changesOf(zone).map((at) => ({ zone, at })))

const anywhere = fc.record({
  zone: fc.constantFrom(...ZONES),
  at: fc.integer({ min: FIRST / MINUTE_MS, max: LAST / MINUTE_MS }).map((minute) => minute * MINUTE_MS),
})
/** Within three hours of a clock change, where gaps and overlaps are. */
const nearChange = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -180, max: 180 }))
  .map(([{ zone, at }, minutes]) => ({ zone, at: at + minutes * MINUTE_MS }))
const moment = fc.oneof(anywhere, nearChange)

const textOf = ({ year, month, day, hour, minute }: WallClock) =>
  [year, month, day, hour, minute].map((part) => String(part).padStart(2, '0')).join(' ')
const shift = (text: string, minutes: number) => parseDateTime(text).add({ minutes }).toString().slice(0, 16)
const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString())

describe('the clocks of a zone', () => {
  it('change within these years, in most of these zones', () => {
    expect(new Set(CHANGES.map(({ zone }) => zone)).size).toBe(8)
    expect(CHANGES.length).toBeGreaterThan(200)
  })

  it('show the same as the date library at each moment', () => {
    fc.assert(
      fc.property(moment, ({ zone, at }) => {
        expect(formatWallTime(at, zone)).toBe(
          toCalendarDateTime(fromAbsolute(at, zone)).toString().slice(0, 16),
        )
        expect(formatWallTime(at, zone)).toBe(`${dayOf(at, zone)}T${formatTimeOfDay(at, zone)}`)
      }),
      { numRuns: 500 },
    )
  })

  it('map back to the same moment, or to the first of two with the same time', () => {
    fc.assert(
      fc.property(moment, ({ zone, at }) => {
        const back = parseWallTime(formatWallTime(at, zone), zone) ?? expect.fail('no moment')
        expect(formatWallTime(back, zone)).toBe(formatWallTime(at, zone))
        expect(back).toBeLessThanOrEqual(at)
        if (!isRepeatedTime(at, zone)) expect(back).toBe(at)
      }),
      { numRuns: 500 },
    )
  })

  it('give the same moment as the date library, also for skipped and repeated times', () => {
    const wall = fc
      .tuple(moment, fc.integer({ min: -180, max: 180 }))
      .map(([{ zone, at }, minutes]) => ({ zone, text: shift(formatWallTime(at, zone), minutes) }))
    fc.assert(
      fc.property(wall, ({ zone, text }) => {
        expect(iso(parseWallTime(text, zone))).toBe(
          iso(toZoned(parseDateTime(text), zone).toDate().getTime()),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('repeat times only when they go back, for as long as they go back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHANGES), ({ zone, at }) => {
        const back = fromAbsolute(at - MINUTE_MS, zone).offset - fromAbsolute(at, zone).offset
        expect(isRepeatedTime(at, zone)).toBe(back > 0)
        expect(isRepeatedTime(at - MINUTE_MS, zone)).toBe(back > 0)
        expect(isRepeatedTime(at + back, zone)).toBe(false)
        expect(isRepeatedTime(at - back - MINUTE_MS, zone)).toBe(false)
      }),
    )
  })

  it('start every day once, and keep the time of day between days', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -40, max: 40 }), ({ zone, at }, days) => {
        const day = dayOf(at, zone)
        const begin = startOfDay(day, zone)
        expect(dayOf(begin, zone)).toBe(day)
        expect(dayOf(begin - 1, zone)).toBe(addDays(day, -1))
        const other = addDays(day, days)
        const moved = sameTimeOn(other, at, zone)
        expect(moved).toBe(parseWallTime(`${other}T${formatTimeOfDay(at, zone)}`, zone))
      }),
      { numRuns: 500 },
    )
  })

  it('move a skipped time on by the length of the gap', () => {
    const clock = { year: 2026, month: 3, day: 29, hour: 1, minute: 30 }
    expect(iso(momentOfClock(clock, 'Europe/London'))).toBe('2026-03-29T01:30:00.000Z')
    expect(iso(parseWallTime('2026-10-04T02:10', 'Australia/Lord_Howe'))).toBe('2026-10-03T15:40:00.000Z')
  })

  it('find tonight and tomorrow across a change', () => {
    const now = Date.UTC(2026, 2, 28, 12) // the night before clocks go forward in London
    expect(iso(momentAtHour(now, 'Europe/London', 20))).toBe('2026-03-28T20:00:00.000Z')
    expect(iso(momentAtHour(now, 'Europe/London', 9, 1))).toBe('2026-03-29T08:00:00.000Z')
  })

  it('show midnight at midnight', () => {
    const clock = wallClock(Date.UTC(2026, 5, 30, 22), 'Europe/Warsaw') ?? expect.fail('no clock')
    expect(textOf(clock)).toBe('2026 07 01 00 00')
  })
})

describe('invalid wall time text, and an unknown zone', () => {
  it('give no moment', () => {
    for (const text of [
      '',
      '-',
      '2026-11-24',
      '2026-02-30T10:00',
      '2026-11-24T24:00',
      '2026-11-24T9:00',
      '0026-11-24T09:00',
    ])
      expect(parseWallTime(text, 'UTC')).toBeUndefined()
    expect(parseWallTime('2026-11-24T09:00', 'Moon/Base')).toBeUndefined()
  })

  it('give no text', () => {
    expect(wallClock(0, 'Moon/Base')).toBeUndefined()
    expect(formatWallTime(0, 'Moon/Base')).toBe('')
    expect(formatTimeOfDay(0, 'Moon/Base')).toBe('')
    expect(isRepeatedTime(0, 'Moon/Base')).toBe(false)
    expect(momentAtHour(0, 'Moon/Base', 9)).toBeUndefined()
  })
})
