import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, dayOf, startOfDay } from '@/domain/time/day'
import { instant } from '@/domain/time/instant'
import type { PlannedShift } from '@/domain/shift/planned-shift'
import { shiftAdherence, NO_WORK } from '@/domain/shift/work-day-figures'
import { addWorkFigures, secondsWithin, computeWorkDays } from './work-days'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'

const HOUR_MS = 60 * 60_000
const from = Date.UTC(2026, 10, 9)
const to = Date.UTC(2026, 10, 23)
const now = Date.UTC(2026, 10, 21, 12)
const people = ['ana', 'ben', 'cleo']

const spanned = fc.record({
  userId: fc.constantFrom(...people),
  startAt: fc.integer({ min: from - 20 * HOUR_MS, max: to + 20 * HOUR_MS }),
  length: fc.integer({ min: 1, max: 12 * HOUR_MS }),
})
const log = spanned.map(({ userId, startAt, length }): WorkLogEntry => ({
  chatterWorkLogId: `log-${startAt}`,
  chatterId: userId,
  agencyId: null,
  clockInAt: instant(Math.min(startAt, now - HOUR_MS)),
  clockOutAt: instant(Math.min(startAt, now - HOUR_MS) + length),
  lastActiveAt: null,
  durationWorked: null,
  activeSeconds: Math.floor(length / 2000),
  source: 'person',
  flags: [],
  closeReason: null,
  changeReason: null,
}))
const shift = fc
  .tuple(spanned, fc.constantFrom('draft' as const, 'published' as const))
  .map(([{ userId, startAt, length }, state]): PlannedShift => ({
    shiftId: `shift-${startAt}`,
    userId,
    startAt: instant(startAt),
    endAt: instant(startAt + length),
    creatorIds: [],
    state,
    seriesId: null,
    repeat: null,
    isOpen: false,
  }))
const range = { from, to, timezone: 'Europe/Warsaw', now }

describe('work days', () => {
  it('contain every log and published shift that touches the range, each once', () => {
    fc.assert(
      fc.property(fc.array(log), fc.array(shift), (logs, shifts) => {
        const days = computeWorkDays(logs, shifts, range)
        const touches = (start: number, end: number) => start < now && end > from
        expect(days.flatMap((one) => one.logs).length).toBe(
          logs.filter((one) => touches(one.clockInAt, one.clockOutAt ?? now)).length,
        )
        expect(days.flatMap((one) => one.shifts).length).toBe(
          shifts.filter((one) => one.state === 'published' && touches(one.startAt, one.endAt)).length,
        )
        expect(new Set(days.map(({ userId, day }) => `${userId} ${day}`)).size).toBe(days.length)
      }),
    )
  })

  it('are cut only at the ends of the range, so that ranges that meet at midnight add up', () => {
    const sum = (logs: WorkLogEntry[], shifts: PlannedShift[], part: { from: number; to: number }) =>
      computeWorkDays(logs, shifts, { ...range, ...part })
        .map(({ figures }) => figures)
        .reduce(addWorkFigures, NO_WORK)
    const nights = fc.integer({ min: 1, max: 13 }).map((days) => addDays(dayOf(from, range.timezone), days))
    fc.assert(
      fc.property(fc.array(log), fc.array(shift), nights, (logs, shifts, night) => {
        const midnight = startOfDay(night, range.timezone)
        const whole = sum(logs, shifts, { from, to })
        const inParts = (ofLogs: WorkLogEntry[], ofShifts: PlannedShift[]) =>
          addWorkFigures(
            sum(ofLogs, ofShifts, { from, to: midnight }),
            sum(ofLogs, ofShifts, { from: midnight, to }),
          )
        expect(inParts(logs, shifts).worked).toBe(whole.worked)
        // What continues over the cut moves to the next day, where it may overlap other work.
        const [wholeLogs, wholeShifts] = [
          logs.filter((one) => one.clockInAt >= midnight || (one.clockOutAt ?? now) <= midnight),
          shifts.filter((one) => one.startAt >= midnight || one.endAt <= midnight),
        ]
        expect(inParts(wholeLogs, wholeShifts).kept).toBe(sum(wholeLogs, wholeShifts, { from, to }).kept)
        expect(whole.worked).toBe(
          1000 * logs.reduce((all, one) => all + secondsWithin(one, { from, to: now }), 0),
        )
      }),
    )
  })

  it('are calendar days of the zone, also across a clock change', () => {
    const weeks = { from: Date.UTC(2026, 9, 20, 22), to: Date.UTC(2026, 9, 30, 23) }
    fc.assert(
      fc.property(fc.integer({ min: weeks.from, max: weeks.to - 1 }), (clockInAt) => {
        const one = { chatterId: 'ana', activeSeconds: 0, clockInAt, clockOutAt: clockInAt + 1 }
        const [found] = computeWorkDays([one], [], { ...range, ...weeks })
        expect(found?.day).toBe(dayOf(clockInAt, range.timezone))
      }),
    )
  })

  it('keep no more than was planned or worked', () => {
    fc.assert(
      fc.property(fc.array(log), fc.array(shift), (logs, shifts) => {
        for (const { figures, logs: worked } of computeWorkDays(logs, shifts, range)) {
          expect(figures.kept).toBeLessThanOrEqual(figures.planned)
          // Worked time counts whole seconds per log.
          expect(figures.kept).toBeLessThanOrEqual(figures.worked + 1000 * worked.length)
          const share = shiftAdherence(figures)
          if (figures.planned === 0) expect(share).toBeNull()
          else expect(share).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('count a planned hour once, however many shifts contain it', () => {
    const planned = (shifts: readonly PlannedShift[]) =>
      computeWorkDays([], shifts, range).map(({ figures }) => figures.planned)
    fc.assert(
      fc.property(fc.array(shift, { minLength: 1 }), (shifts) => {
        expect(planned([...shifts, ...shifts])).toEqual(planned(shifts))
      }),
    )
  })

  it('count only the past part of shifts that overlap', () => {
    const shifts = [
      [-8, -3],
      [-7, -6],
      [-5, -2],
      [-2, 5],
    ].map(([start = 0, end = 0]) => ({
      userId: 'ana',
      state: 'published' as const,
      startAt: now + start * HOUR_MS,
      endAt: now + end * HOUR_MS,
    }))
    const [day] = computeWorkDays([], shifts, range)
    expect(day?.figures).toEqual({ worked: 0, active: 0, planned: 8 * HOUR_MS, kept: 0 })
  })
})
