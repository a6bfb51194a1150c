import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, dayOf, startOfDay } from '@/domain/time/day'
import { instant } from '@/domain/time/instant'
import type { PlannedShift } from '@/domain/shift/planned-shift'
import { weekdayOf } from '@/domain/shift/shift-grid'
import { shiftOccurrences } from '@/domain/shift/shift-repeat'

import { initialFields, invalidFields, repeatOf, spanOfFields, untilIn, weekdaysIn } from './shift-fields'

const WARSAW = 'Europe/Warsaw'
const at = (text: string) => instant(Date.parse(text))
const night: PlannedShift = {
  shiftId: 'shift-1',
  userId: 'ana',
  creatorIds: ['mila'],
  startAt: at('2026-11-20T21:00:00Z'),
  endAt: at('2026-11-21T05:00:00Z'),
  state: 'published',
  seriesId: 'series-1',
  repeat: { weekdays: [1, 5], until: '2026-12-31', timezone: WARSAW },
  isOpen: false,
}
const fields = initialFields({ shift: night, span: night, userIds: ['ana'], creatorIds: ['mila'] }, WARSAW)

const zone = fc.constantFrom(
  'Europe/Warsaw',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'UTC',
)
const day = fc.integer({ min: 0, max: 730 }).map((days) => addDays('2026-01-01', days))
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }))

describe('a repeating shift', () => {
  it('starts with the typed shift, whichever day the form opened with, and keeps its weekdays', () => {
    fc.assert(
      fc.property(zone, day, day, time, time, weekdays, (timezone, opened, typed, start, end, others) => {
        const startAt = startOfDay(opened, timezone)
        const before = { startAt, endAt: startAt + 3_600_000 }
        const first = initialFields({ span: before, userIds: [], creatorIds: [] }, timezone)
        const written = { ...first, day: typed, start, end, repeats: true, otherWeekdays: others }
        const [span, repeat] = [
          spanOfFields(written, timezone, before),
          repeatOf(written, undefined, timezone),
        ]
        // A clock change can swallow a short shift.
        fc.pre(!invalidFields(written, timezone).has('length'))
        if (!span || !repeat) throw new Error('not written')
        const series = shiftOccurrences(span, repeat)
        expect(series[0]).toEqual(span)
        expect(dayOf(series[0]?.startAt ?? 0, timezone)).toBe(typed)
        const days = new Set(series.map((one) => weekdayOf(dayOf(one.startAt, timezone))))
        expect(days).toEqual(new Set([weekdayOf(typed), ...others]))
      }),
    )
  })

  it('moves its weekday with the day, and sends the change', () => {
    const moved = { ...fields, day: '2026-11-19', scope: 'following' as const }
    expect(repeatOf(moved, night, WARSAW)).toEqual({
      weekdays: [1, 4],
      until: '2026-12-31',
      timezone: WARSAW,
    })
  })

  it('ends four weeks after its day by default', () => {
    const moved = {
      ...initialFields({ span: night, userIds: [], creatorIds: [] }, WARSAW),
      day: '2027-01-04',
    }
    expect(untilIn(moved)).toBe('2027-02-01')
  })
})

describe('the shift form', () => {
  it('shows a night shift in its time zone, and returns the same instants', () => {
    expect(fields).toMatchObject({ day: '2026-11-20', start: '22:00', end: '06:00', repeats: true })
    expect(spanOfFields(fields, WARSAW, night)).toEqual({ startAt: night.startAt, endAt: night.endAt })
  })

  it('gives the night of a clock change its true length', () => {
    const length = (day: string) => {
      const span = spanOfFields({ ...fields, day }, WARSAW, night)
      return span && (span.endAt - span.startAt) / 3_600_000
    }
    expect([length('2027-03-26'), length('2027-03-27'), length('2027-10-30')]).toEqual([8, 7, 9])
  })

  it.each([
    ['an hour that comes twice', '2026-10-25T01:00:00Z', '2026-10-25T05:00:00Z'],
    ['a day of 25 hours', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['24 hours over a lost hour', '2026-03-28T23:00:00Z', '2026-03-29T23:00:00Z'],
  ])('keeps unchanged times: %s', (_, from, to) => {
    const span = { startAt: at(from), endAt: at(to) }
    const unchanged = initialFields({ span, userIds: [], creatorIds: [] }, WARSAW)
    expect(spanOfFields({ ...unchanged, userIds: ['ana'] }, WARSAW, span)).toEqual(span)
  })

  it('reports missing fields, and none if complete', () => {
    expect(invalidFields(fields, WARSAW)).toEqual(new Set())
    const bad = {
      ...fields,
      userIds: [],
      day: '2026-02-30',
      start: '',
      end: '',
      until: '2026-01-01',
    }
    expect([...invalidFields(bad, WARSAW)]).toEqual(['people', 'day', 'start', 'end', 'until'])
  })

  it('reports an end that a clock change leaves no later than the start', () => {
    const swallowed = { ...fields, day: '2026-03-29', start: '02:30', end: '03:15', until: '2026-04-30' }
    expect(invalidFields(swallowed, WARSAW)).toEqual(new Set(['length']))
    expect(invalidFields({ ...swallowed, end: '03:45' }, WARSAW)).toEqual(new Set())
    expect(invalidFields({ ...swallowed, day: '2026-03-28' }, WARSAW)).toEqual(new Set())
  })

  it('omits the repeat for a single shift and for a moved series', () => {
    expect(repeatOf(fields, night, WARSAW)).toBeUndefined()
    expect(repeatOf({ ...fields, scope: 'following' }, night, WARSAW)).toBeUndefined()
  })

  describe('of a series that another zone plans', () => {
    const MANILA = 'Asia/Manila'
    const there = {
      ...initialFields({ shift: night, span: night, userIds: ['ana'], creatorIds: [] }, MANILA),
      scope: 'following' as const,
    }

    it('shows day, weekdays and end as they are in the zone of the plan', () => {
      expect(there).toMatchObject({ day: '2026-11-21', start: '05:00', end: '13:00' })
      expect([...weekdaysIn(there), untilIn(there)]).toEqual([2, 6, '2027-01-01'])
    })

    it('leaves the repeat as it is when only people change', () => {
      expect(repeatOf({ ...there, userIds: ['ben'] }, night, MANILA)).toBeUndefined()
    })

    it('leaves the repeat to the server when a new time crosses the midnight of the series', () => {
      // 09:00 in Manila is 02:00 in Warsaw, on the same day.
      expect(repeatOf({ ...there, start: '09:00' }, night, MANILA)).toBeUndefined()
    })

    it('sends a changed repeat in the zone of the series', () => {
      const repeat = { weekdays: [1, 3, 5], until: '2026-12-31', timezone: WARSAW }
      const later = { weekdays: [2, 4, 6], until: '2027-01-01', timezone: WARSAW }
      expect(repeatOf({ ...there, otherWeekdays: [2, 4] }, night, MANILA)).toEqual(repeat)
      expect(repeatOf({ ...there, otherWeekdays: [2, 4], start: '09:00' }, night, MANILA)).toEqual(later)
    })
  })

  it('sends a changed repeat, its end, and the repeat of a new series', () => {
    const following = { ...fields, scope: 'following' as const }
    expect(repeatOf({ ...following, otherWeekdays: [3, 1] }, night, WARSAW)?.weekdays).toEqual([1, 3, 5])
    expect(repeatOf({ ...following, repeats: false }, night, WARSAW)).toBeNull()
    expect(repeatOf(fields, undefined, WARSAW)).toEqual(night.repeat)
  })
})
