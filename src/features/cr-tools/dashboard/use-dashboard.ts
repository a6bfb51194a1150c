import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { getDashboard } from '@/api/calls/dashboard'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { UNPOSTED_DAYS, UNPOSTED_DAYS_DEFAULT } from '@/domain/dashboard'
import { type FigureFilter } from '@/features/figures/figure-filter'
import { useAddressChoice } from '@/features/figures/use-address-choice'
import { weekStart } from '@/i18n/format'

const DAYS = UNPOSTED_DAYS.map(String)

/** Minimum days since the last post for the unposted list, stored in the URL. */
export function useUnpostedDays() {
  const [text, choose] = useAddressChoice('unposted', DAYS, String(UNPOSTED_DAYS_DEFAULT))
  return { days: Number(text), choose: (days: number) => choose(String(days)) }
}

/** Query of the dashboard; the previous figures stay visible while the next load. */
export function useDashboard(creatorId: string, filter: FigureFilter, unpostedDays: number) {
  const { range, basis, compare } = filter
  const request = { ...range, basis, compare, unpostedDays, weekStart: weekStart() }
  const read = useQuery({
    ...queryOf(getDashboard, request, creatorId),
    placeholderData: keepPreviousData,
  })
  return { read, status: useQueryStatus(read) }
}
