import { addDays, type Day, dayOf, startOfDay } from '@/domain/time/day'
import type { PlannedShift } from '@/domain/shift/planned-shift'
import { overlapMs } from '@/domain/shift/shift-grid'
import type { Span } from '@/domain/shift/shift-move'
import type { WorkFigures } from '@/domain/shift/work-day'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { type ClockTimes, elapsedMs, spanOfLog } from '@/domain/shift/work-log'

/** The part of a log that days and figures need. */
export type WorkLogTimes = Pick<WorkLogEntry, 'chatterId' | 'activeSeconds'> & ClockTimes

type PlannedSpan = Pick<PlannedShift, 'userId' | 'state'> & Span

/** A half-open range of moments in ms. */
interface MomentRange {
  from: number
  to: number
}

/**
 * Whole seconds of a log within a period, a running log up to the period's end. Counted from the log's start,
 * so that its parts add up; pay, payroll file and work log list all use this rule.
 */
export function secondsWithin({ clockInAt, clockOutAt }: ClockTimes, { from, to }: MomentRange): number {
  const until = (at: number): number =>
    Math.floor((Math.min(Math.max(at, clockInAt), clockOutAt ?? to) - clockInAt) / 1000)
  return Math.max(0, until(to) - until(from))
}

/** Active seconds in the period, proportional to the whole log. */
function activeSecondsIn(log: WorkLogTimes, period: MomentRange): number {
  const whole = Math.floor(elapsedMs(log, period.to) / 1000)
  return whole === 0 ? 0 : Math.floor((secondsWithin(log, period) * (log.activeSeconds ?? 0)) / whole)
}

/**
 * Planned and worked time of a day. A night shift counts on the day it starts; only the ends of the period
 * cut, at the same midnights as pay.
 */
export interface ComputedWorkDay<Log> {
  userId: string
  day: Day
  logs: readonly Log[]
  shifts: readonly Span[]
  figures: WorkFigures
}

const lengthOf = ({ startAt, endAt }: Span): number => endAt - startAt

/** Merges spans that touch or overlap: two plans for the same hour are one hour. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const { startAt, endAt } of spans.toSorted((a, b) => a.startAt - b.startAt)) {
    const last = joined.at(-1)
    if (last && startAt <= last.endAt) last.endAt = Math.max(last.endAt, endAt)
    else joined.push({ startAt, endAt })
  }
  return joined
}

/** The figures of logs against shifts within a period; time after its end is not planned yet. */
function workFiguresOf(
  logs: readonly WorkLogTimes[],
  shifts: readonly Span[],
  period: MomentRange,
): WorkFigures {
  const cut = ({ startAt, endAt }: Span): Span => ({
    startAt: Math.max(startAt, period.from),
    endAt: Math.min(endAt, period.to),
  })
  const worked = mergeSpans(logs.map((log) => spanOfLog(log, period.to)))
  const planned = mergeSpans(shifts.map(cut).filter((span) => lengthOf(span) > 0))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    worked: 1000 * sum(logs.map((log) => secondsWithin(log, period))),
    active: 1000 * sum(logs.map((log) => activeSecondsIn(log, period))),
    planned: sum(planned.map(lengthOf)),
    kept: sum(
      planned.flatMap(({ startAt, endAt }) =>
        worked.map((span) => overlapMs(span, { from: startAt, to: endAt })),
      ),
    ),
  }
}

export const addWorkFigures = (a: WorkFigures, b: WorkFigures): WorkFigures => ({
  worked: a.worked + b.worked,
  active: a.active + b.active,
  planned: a.planned + b.planned,
  kept: a.kept + b.kept,
})

interface DayInProgress<Log> {
  userId: string
  day: Day
  logs: Log[]
  shifts: PlannedSpan[]
}

/**
 * Returns a lookup from moments to days of a range; computes the days once, for tens of thousands of moments.
 */
function createDayLookup(from: number, to: number, timezone: string): (moment: number) => Day {
  const days = [{ day: dayOf(from, timezone), startAt: from }]
  for (;;) {
    const day = addDays(days.at(-1)?.day ?? '', 1)
    const startAt = startOfDay(day, timezone)
    if (startAt >= to) break
    days.push({ day, startAt })
  }
  return (moment) => days.findLast(({ startAt }) => startAt <= moment)?.day ?? dayOf(moment, timezone)
}

/** Days with worked or planned time, newest first. Drafts do not count as planned. */
export function computeWorkDays<Log extends WorkLogTimes>(
  logs: readonly Log[],
  shifts: readonly PlannedSpan[],
  { from, to, timezone, now }: { from: number; to: number; timezone: string; now: number },
): ComputedWorkDay<Log>[] {
  const days = new Map<string, DayInProgress<Log>>()
  const dayAt = createDayLookup(from, to, timezone)
  const at = (userId: string, moment: number): DayInProgress<Log> => {
    const day = dayAt(moment)
    const key = `${day} ${userId}`
    const before: DayInProgress<Log> = days.get(key) ?? { userId, day, logs: [], shifts: [] }
    days.set(key, before)
    return before
  }
  const period = { from, to: Math.max(from, Math.min(to, now)) }
  const touches = ({ startAt, endAt }: Span) => startAt < period.to && endAt > from
  for (const log of logs) {
    const span = spanOfLog(log, now)
    // A log that just started has no length yet.
    const isNew = log.clockInAt >= from && log.clockInAt <= period.to
    if (log.chatterId && (isNew || touches(span)))
      at(log.chatterId, Math.max(from, log.clockInAt)).logs.push(log)
  }
  // A future shift cannot have been kept.
  for (const shift of shifts)
    if (shift.state === 'published' && touches(shift))
      at(shift.userId, Math.max(from, shift.startAt)).shifts.push(shift)
  return [...days.values()]
    .map((one) => ({ ...one, figures: workFiguresOf(one.logs, one.shifts, period) }))
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
}
