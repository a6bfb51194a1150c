import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { listPlannedShifts, listTeamLogs } from '@/api/calls/shifts'
import { queryOf } from '@/api/query'
import { workDays } from '@/domain/work-days'
import { toServerTime } from '@/services/server-clock'
import { useMinute } from '@/services/tick'

import type { LogsView } from './logs-view'
import { useFallbackPolling, usePolling } from '../polling'
import { useStaff } from './staff'

/** Who worked when, against the plan, as the filter has it. */
export function useWorkDays({ filter, flag, source }: LogsView) {
  const { range, userIds, groupId, timezone } = filter
  const { staff, read: people } = useStaff()
  const asked = { from: range.from, to: range.to, ...(userIds.length > 0 && { userIds: [...userIds] }) }
  const logs = useQuery({
    ...queryOf(listTeamLogs, asked),
    // Those who are at work go on working, and no event tells of that.
    ...usePolling(),
    placeholderData: keepPreviousData,
  })
  const shifts = useQuery({
    ...queryOf(listPlannedShifts, asked),
    ...useFallbackPolling(),
    placeholderData: keepPreviousData,
  })
  const now = toServerTime(useMinute())
  const all = useMemo(
    () =>
      workDays(logs.data?.data ?? [], shifts.data?.data ?? [], {
        from: Date.parse(range.from),
        to: Date.parse(range.to),
        timezone,
        now,
      }),
    [logs.data, shifts.data, range.from, range.to, timezone, now],
  )
  const days = useMemo(
    () =>
      all.filter(
        (one) =>
          (groupId === null || staff?.get(one.userId)?.groupId === groupId) &&
          (flag === null || one.logs.some((log) => log.flags.includes(flag))) &&
          (source === null || one.logs.some((log) => log.source === source)),
      ),
    [all, staff, groupId, flag, source],
  )
  return { logs, shifts, people, days, staff, now }
}
