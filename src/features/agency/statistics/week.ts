import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { listShifts, listWorkLogs } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import type { Shift } from '@/domain/shift/shift'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { addDays, type Day, dayOf, startOfDay } from '@/domain/time/day'
import { isoOf } from '@/domain/time/instant'
import { useUrlWeek } from '@/features/figures/url/use-url-week'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'

const DAYS = 7

/** The part of a day something takes, in ms since 1970, cut at the day's ends. */
export interface TimeRange {
  from: number
  to: number
}

export interface WeekDay {
  day: Day
  /** The day's start and end in the time zone: 23, 24 or 25 hours. */
  from: number
  to: number
  planned: readonly TimeRange[]
  clocked: readonly TimeRange[]
  /** The logs that begin on it. */
  logs: readonly WorkLogEntry[]
}

const clipToDay = ({ from, to }: TimeRange, day: TimeRange): TimeRange[] => {
  const part = { from: Math.max(from, day.from), to: Math.min(to, day.to) }
  return part.to > part.from ? [part] : []
}

export const totalLength = (stretches: readonly TimeRange[]): number =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0)

interface Week {
  first: Day
  timezone: string
  now: number
  shifts: readonly Pick<Shift, 'startAt' | 'endAt'>[]
  logs: readonly WorkLogEntry[]
}

/** Seven days with planned and clocked time; an overnight shift is on both of its days. */
export function weekDays({ first, timezone, now, shifts, logs }: Week): WeekDay[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(first, index)
    const span = { from: startOfDay(day, timezone), to: startOfDay(addDays(day, 1), timezone) }
    return {
      day,
      ...span,
      planned: shifts.flatMap(({ startAt, endAt }) => clipToDay({ from: startAt, to: endAt }, span)),
      clocked: logs.flatMap(({ clockInAt, clockOutAt }) =>
        clipToDay({ from: clockInAt, to: clockOutAt ?? now }, span),
      ),
      logs: logs
        .filter(({ clockInAt }) => dayOf(clockInAt, timezone) === day)
        .toSorted((a, b) => a.clockInAt - b.clockInAt),
    }
  })
}

/** The visible week: its shifts and logs, and steps to other weeks. */
export function useWeek(timezone: string) {
  // A running log grows.
  useMinute()
  const week = useUrlWeek(timezone)
  const { first } = week
  const period = {
    from: isoOf(startOfDay(first, timezone)),
    to: isoOf(startOfDay(addDays(first, DAYS), timezone)),
  }
  const shifts = useQuery({ ...queryOf(listShifts, period), placeholderData: keepPreviousData })
  const logs = useQuery({ ...queryOf(listWorkLogs, period), placeholderData: keepPreviousData })
  const days =
    shifts.data &&
    logs.data &&
    weekDays({ first, timezone, now: serverNow(), shifts: shifts.data.data, logs: logs.data.data })
  return { ...week, days, shifts, logs, last: addDays(first, DAYS - 1) }
}
