import { useUrlParams } from '@/features/figures/url/use-url-params'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { listShifts, listWorkLogs } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { addDays, dayOf, isDay, startOfDay } from '@/domain/time/day'
import { isoOf } from '@/domain/time/instant'
import { weekStart } from '@/i18n/format'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'

import { weekDays, firstDayOfWeek } from './week'

const WEEK = 'week'
const DAYS = 7

/** The first day of the URL's week, or of the current one, with a setter. */
function useFirstDay(timezone: string) {
  const { params, change } = useUrlParams()
  const today = dayOf(serverNow(), timezone)
  const current = firstDayOfWeek(today, weekStart())
  const asked = params.get(WEEK)
  const first = isDay(asked) ? firstDayOfWeek(asked, weekStart()) : current
  const goTo = (day: string) => change({ [WEEK]: day === current ? null : day })
  return {
    today,
    first,
    isCurrent: first === current,
    before: () => goTo(addDays(first, -DAYS)),
    after: () => goTo(addDays(first, DAYS)),
    now: () => goTo(current),
  }
}

/** The visible week: its shifts and logs, and steps to other weeks. */
export function useWeek(timezone: string) {
  // A running log grows.
  useMinute()
  const place = useFirstDay(timezone)
  const { first } = place
  const period = {
    from: isoOf(startOfDay(first, timezone)),
    to: isoOf(startOfDay(addDays(first, DAYS), timezone)),
  }
  const shifts = useQuery({ ...queryOf(listShifts, period), placeholderData: keepPreviousData })
  const logs = useQuery({ ...queryOf(listWorkLogs, period), placeholderData: keepPreviousData })
  const days =
    shifts.data && logs.data && weekDays(first, timezone, serverNow(), shifts.data.data, logs.data.data)
  return { ...place, days, shifts, logs, last: addDays(first, DAYS - 1) }
}
