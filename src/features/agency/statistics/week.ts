import { useQuery } from '@tanstack/react-query'

import { listShifts, listWorkLogs } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { type GridDay, gridWeek, overlapMs } from '@/domain/shift/shift-grid'
import type { Span } from '@/domain/shift/shift-move'
import { spanOfLog } from '@/domain/shift/work-log'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import type { Day } from '@/domain/time/day'
import { isoOf } from '@/domain/time/instant'
import { useUrlWeek } from '@/features/figures/url/use-url-week'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'

/** A day with what is planned and clocked on it, also by spans that reach over its ends. */
export interface WeekDay extends GridDay {
  planned: readonly Span[]
  clocked: readonly Span[]
  /** The logs that begin on it. */
  logs: readonly WorkLogEntry[]
}

interface Week {
  first: Day
  timezone: string
  now: number
  shifts: readonly Span[]
  logs: readonly WorkLogEntry[]
}

/** Seven days with planned and clocked time; an overnight shift is on both of its days. */
export function weekDays({ first, timezone, now, shifts, logs }: Week): WeekDay[] {
  const spans = logs.map((log) => spanOfLog(log, now))
  return gridWeek(first, timezone).days.map((day) => ({
    ...day,
    planned: shifts.filter((shift) => overlapMs(shift, day) > 0),
    clocked: spans.filter((span) => overlapMs(span, day) > 0),
    logs: logs
      .filter(({ clockInAt }) => clockInAt >= day.from && clockInAt < day.to)
      .toSorted((a, b) => a.clockInAt - b.clockInAt),
  }))
}

/** The visible week: its shifts and logs, and steps to other weeks. */
export function useWeek(timezone: string) {
  // A running log grows.
  useMinute()
  const week = useUrlWeek(timezone)
  const { first } = week
  const { from, to } = gridWeek(first, timezone)
  const period = { from: isoOf(from), to: isoOf(to) }
  const shifts = useQuery(queryOf(listShifts, period))
  const logs = useQuery(queryOf(listWorkLogs, period))
  const days =
    shifts.data &&
    logs.data &&
    weekDays({ first, timezone, now: serverNow(), shifts: shifts.data.data, logs: logs.data.data })
  return { ...week, from, to, days, shifts, logs }
}
