import { MINUTE_MS } from '@/lib/duration'
import { addDays, type Day, startOfDay } from '../time/day'
import type { Span } from './shift-move'
import { momentOfClock, wallClock } from '../time/zoned-time'

/** A day of the grid: 24 hours, or 23 or 25 on a clock change. */
export interface GridDay {
  day: Day
  from: number
  to: number
}

/** Seven consecutive days of a zone. */
export interface GridWeek {
  first: Day
  timezone: string
  from: number
  to: number
  days: readonly GridDay[]
}

/** Position in a week as fractions: time is linear, so a longer day takes more room. */
export interface GridPosition {
  start: number
  length: number
  /** It starts before the week, or ends after it. */
  isCutAtStart: boolean
  isCutAtEnd: boolean
}

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The first day of a week that starts on this weekday. */
export const firstOfWeek = (day: Day, weekStart: number): Day =>
  addDays(day, -((weekdayOf(day) - weekStart + 7) % 7))

export function gridWeek(first: Day, timezone: string): GridWeek {
  const starts = Array.from({ length: 8 }, (_, step) => startOfDay(addDays(first, step), timezone))
  const days = starts.slice(0, 7).map((from, step) => ({
    day: addDays(first, step),
    from,
    to: starts[step + 1] ?? from,
  }))
  return { first, timezone, from: starts[0] ?? 0, to: starts[7] ?? 0, days }
}

/** Position of a span in a week; undefined outside it. */
export function gridPosition(
  { startAt, endAt }: Span,
  { from, to }: { from: number; to: number },
): GridPosition | undefined {
  if (endAt <= from || startAt >= to) return undefined
  const [begin, end] = [Math.max(startAt, from), Math.min(endAt, to)]
  return {
    start: (begin - from) / (to - from),
    length: (end - begin) / (to - from),
    isCutAtStart: startAt < from,
    isCutAtEnd: endAt > to,
  }
}

/** Length of a span inside a range, in ms. */
export const overlapMs = ({ startAt, endAt }: Span, { from, to }: { from: number; to: number }): number =>
  Math.max(0, Math.min(endAt, to) - Math.max(startAt, from))

export const dayAt = (at: number, { days }: GridWeek): GridDay | undefined =>
  days.find(({ from, to }) => at >= from && at < to)

/** The beginning of the clock's hour in the week's zone. */
export function hourAt(at: number, { timezone }: GridWeek): number {
  const minute = wallClock(at, timezone)?.minute ?? 0
  return (Math.floor(at / MINUTE_MS) - minute) * MINUTE_MS
}

/** Moments of these hours on a day; omits hours that the day skips. */
export function hourMoments(
  { day, from, to }: GridDay,
  hours: readonly number[],
  timezone: string,
): number[] {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  const moments = hours.map(
    (hour) => momentOfClock({ year, month, day: date, hour, minute: 0 }, timezone) ?? from,
  )
  return [...new Set(moments)].filter((at) => at > from && at < to)
}

/** The lane of each span, so that none overlap; uses as few lanes as possible. */
export function assignLanes(spans: readonly Span[]): { lanes: readonly number[]; count: number } {
  const order = spans
    .map((span, index) => ({ ...span, index }))
    .toSorted((a, b) => a.startAt - b.startAt || a.endAt - b.endAt)
  const ends: number[] = []
  const lanes = spans.map(() => 0)
  for (const { startAt, endAt, index } of order) {
    const free = ends.findIndex((end) => end <= startAt)
    const lane = free === -1 ? ends.length : free
    ends[lane] = endAt
    lanes[index] = lane
  }
  return { lanes, count: Math.max(1, ends.length) }
}

/** The spans of each day, in order of start; one over midnight is in both days. */
export const spansByDay = <One extends Span>(
  spans: readonly One[],
  week: GridWeek,
): readonly { day: GridDay; spans: readonly One[] }[] =>
  week.days.map((day) => ({
    day,
    spans: spans
      .filter((span) => overlapMs(span, day) > 0)
      .toSorted((a, b) => a.startAt - b.startAt || a.endAt - b.endAt),
  }))
