import { useAddress } from '@/features/figures/use-address'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { listShifts, listWorkLogs } from '@/api/calls/chatter'
import { queryOf } from '@/api/query'
import { addDays, dayOf, isDay, startOfDay } from '@/domain/day'
import { isoOf } from '@/domain/instant'
import { weekStart } from '@/i18n/format'
import { serverNow } from '@/services/server-clock'
import { useMinute } from '@/services/tick'

import { weekDays, weekOf } from './week'

const WEEK = 'week'
const DAYS = 7

/** The first day of the URL's week, or of the current one, with a setter. */
function useFirstDay(timezone: string) {
  const { params, change } = useAddress()
  const today = dayOf(serverNow(), timezone)
  const current = weekOf(today, weekStart())
  const asked = params.get(WEEK)
  const first = isDay(asked) ? weekOf(asked, weekStart()) : current
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
