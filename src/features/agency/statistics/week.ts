import { addDays, type Day, dayOf, daysBetween, startOfDay } from '@/domain/day'
import type { Shift } from '@/domain/shift'
import type { WorkLogEntry } from '@/domain/work-log-entry'

const SUNDAY = '2023-01-01'
const DAYS = 7

/** The first day of the week that contains a day, by the language's first weekday (0 is Sunday). */
export function weekOf(day: Day, weekStart: number): Day {
  const weekday = ((daysBetween(SUNDAY, day) % DAYS) + DAYS) % DAYS
  return addDays(day, -((weekday - weekStart + DAYS) % DAYS))
}

/** The part of a day something takes, in ms since 1970, cut at the day's ends. */
export interface Stretch {
  from: number
  to: number
}

export interface WeekDay {
  day: Day
  /** The day's start and end in the time zone: 23, 24 or 25 hours. */
  from: number
  to: number
  planned: readonly Stretch[]
  clocked: readonly Stretch[]
  /** The logs that begin on it. */
  logs: readonly WorkLogEntry[]
}

const cut = ({ from, to }: Stretch, day: Stretch): Stretch[] => {
  const part = { from: Math.max(from, day.from), to: Math.min(to, day.to) }
  return part.to > part.from ? [part] : []
}

export const lengthOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0)

/** Seven days with planned and clocked time; an overnight shift is on both of its days. */
export function weekDays(
  first: Day,
  timezone: string,
  now: number,
  shifts: readonly Pick<Shift, 'startAt' | 'endAt'>[],
  logs: readonly WorkLogEntry[],
): WeekDay[] {
  return Array.from({ length: DAYS }, (_, place) => {
    const day = addDays(first, place)
    const span = { from: startOfDay(day, timezone), to: startOfDay(addDays(day, 1), timezone) }
    return {
      day,
      ...span,
      planned: shifts.flatMap(({ startAt, endAt }) => cut({ from: startAt, to: endAt }, span)),
      clocked: logs.flatMap(({ clockInAt, clockOutAt }) =>
        cut({ from: clockInAt, to: clockOutAt ?? now }, span),
      ),
      logs: logs
        .filter(({ clockInAt }) => dayOf(clockInAt, timezone) === day)
        .toSorted((one, other) => one.clockInAt - other.clockInAt),
    }
  })
}
