import { addDays, type Day, dayOf, startOfDay } from './day'
import { ratio } from './metrics'
import type { PlannedShift } from './planned-shift'
import { overlapOf } from './shift-grid'
import type { Span } from './shift-move'
import type { WorkFigures } from './work-day'
import type { WorkLogEntry } from './work-log-entry'

/** What of a log its days and figures are made of. */
export type WorkedLog = Pick<WorkLogEntry, 'chatterId' | 'activeSeconds'> & Times
type Times = Record<'clockInAt', number> & Record<'clockOutAt', number | null>

type PlannedSpan = Pick<PlannedShift, 'userId' | 'state'> & Span

/** What was planned and what was worked; a day counts what began on it, so that no night is cut in two. */
export interface WorkedDay<Log> {
  userId: string
  day: Day
  logs: readonly Log[]
  shifts: readonly Span[]
  figures: WorkFigures
}

export const NO_WORK: WorkFigures = { worked: 0, active: 0, planned: 0, kept: 0 }

/** A log as a span; one that runs goes on to now. */
export const spanOfLog = ({ clockInAt, clockOutAt }: Times, now: number): Span => ({
  startAt: clockInAt,
  endAt: Math.max(clockInAt, clockOutAt ?? now),
})

const lengthOf = ({ startAt, endAt }: Span): number => endAt - startAt

/** Spans that meet or overlap, as one: two plans for the same hour are one hour. */
export function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const { startAt, endAt } of spans.toSorted((one, other) => one.startAt - other.startAt)) {
    const last = joined.at(-1)
    if (last && startAt <= last.endAt) last.endAt = Math.max(last.endAt, endAt)
    else joined.push({ startAt, endAt })
  }
  return joined
}

/** The figures of some logs against some shifts. A shift that lies ahead is not planned time yet. */
export function figuresOf(logs: readonly WorkedLog[], shifts: readonly Span[], now: number): WorkFigures {
  const worked = union(logs.map((log) => spanOfLog(log, now)))
  const planned = union(
    shifts.map(({ startAt, endAt }) => ({ startAt, endAt: Math.min(endAt, now) })),
  ).filter((span) => lengthOf(span) > 0)
  const sum = (spans: readonly Span[]) => spans.reduce((total, span) => total + lengthOf(span), 0)
  return {
    worked: sum(worked),
    active: logs.reduce((total, { activeSeconds }) => total + (activeSeconds ?? 0) * 1000, 0),
    planned: sum(planned),
    kept: planned.reduce(
      (total, { startAt, endAt }) =>
        total + worked.reduce((part, span) => part + overlapOf(span, { from: startAt, to: endAt }), 0),
      0,
    ),
  }
}

/** Shift adherence: clocked ∩ planned ÷ planned; nothing where nothing was planned. */
export const adherenceOf = ({ kept, planned }: WorkFigures): number | null => ratio(kept, planned)

export const addFigures = (one: WorkFigures, other: WorkFigures): WorkFigures => ({
  worked: one.worked + other.worked,
  active: one.active + other.active,
  planned: one.planned + other.planned,
  kept: one.kept + other.kept,
})

interface Began<Log> {
  userId: string
  day: Day
  logs: Log[]
  shifts: PlannedSpan[]
}

/** Tells the day of a moment within a range; the days are looked up once, for moments by the ten thousand. */
function daysBetween(from: number, to: number, timezone: string): (moment: number) => Day {
  const days = [{ day: dayOf(from, timezone), startAt: from }]
  for (;;) {
    const day = addDays(days.at(-1)?.day ?? '', 1)
    const startAt = startOfDay(day, timezone)
    if (startAt >= to) break
    days.push({ day, startAt })
  }
  return (moment) => days.findLast(({ startAt }) => startAt <= moment)?.day ?? dayOf(moment, timezone)
}

/** Days of people, the newest first: those somebody worked or was planned on. Drafts are no plan yet. */
export function workDays<Log extends WorkedLog>(
  logs: readonly Log[],
  shifts: readonly PlannedSpan[],
  { from, to, timezone, now }: { from: number; to: number; timezone: string; now: number },
): WorkedDay<Log>[] {
  const days = new Map<string, Began<Log>>()
  const dayAt = daysBetween(from, to, timezone)
  const at = (userId: string, moment: number): Began<Log> => {
    const day = dayAt(moment)
    const key = `${day} ${userId}`
    const known: Began<Log> = days.get(key) ?? { userId, day, logs: [], shifts: [] }
    days.set(key, known)
    return known
  }
  const isWithin = (moment: number) => moment >= from && moment < to
  for (const log of logs)
    if (log.chatterId && isWithin(log.clockInAt)) at(log.chatterId, log.clockInAt).logs.push(log)
  for (const shift of shifts) {
    // What has not begun yet can't have been kept.
    if (shift.state === 'published' && isWithin(shift.startAt) && shift.startAt < now)
      at(shift.userId, shift.startAt).shifts.push(shift)
  }
  return [...days.values()]
    .map((one) => ({ ...one, figures: figuresOf(one.logs, one.shifts, now) }))
    .toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1))
}
