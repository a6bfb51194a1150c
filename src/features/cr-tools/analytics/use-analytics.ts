import { useQuery } from '@tanstack/react-query'

import { getAnalytics } from '@/api/calls/analytics'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { AnalyticsOf, AnalyticsTab } from '@/domain/analytics'
import { type FigureFilter } from '@/features/figures/figure-filter'
import { type Fault, faultOf } from '@/features/figures/widget-fault'

/** What every tab is given. */
export interface TabProps {
  creatorId: string
  filter: FigureFilter
}

/** The figures of one tab; those of the range before stay visible until the next ones load. */
export function useAnalytics<Tab extends AnalyticsTab>(
  tab: Tab,
  { creatorId, filter: { range, basis, compare } }: TabProps,
): { data: AnalyticsOf<Tab> | undefined; fault: Fault | undefined; isOld: boolean } {
  const read = useQuery({
    ...queryOf(getAnalytics, { tab, ...range, basis, compare }, creatorId),
    placeholderData: (before) => (before?.tab === tab ? before : undefined),
  })
  const fault = faultOf(useQueryStatus(read))
  const data = read.data?.tab === tab ? (read.data as AnalyticsOf<Tab>) : undefined // its tab says so
  return { data: fault ? undefined : data, fault, isOld: read.isPlaceholderData && !fault }
}
