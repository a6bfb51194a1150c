import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { getDashboard } from '@/api/calls/creator/dashboard'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { UNPOSTED_DAYS, UNPOSTED_DAYS_DEFAULT } from '@/domain/figures/dashboard'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useUrlChoice } from '@/features/figures/url/use-url-choice'
import { weekStart } from '@/i18n/format'

const UNPOSTED_DAY_OPTIONS = UNPOSTED_DAYS.map(String)

/** Minimum days since the last post for the unposted list, stored in the URL. */
export function useUnpostedDays() {
  const [text, choose] = useUrlChoice('unposted', UNPOSTED_DAY_OPTIONS, String(UNPOSTED_DAYS_DEFAULT))
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
