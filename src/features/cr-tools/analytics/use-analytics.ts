import { useQuery } from '@tanstack/react-query'

import { getAnalytics } from '@/api/calls/creator/analytics'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { AnalyticsOf, AnalyticsTab } from '@/domain/figures/analytics'
import { type FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { type Fault, faultOf } from '@/features/figures/widget-fault'

/** Props of every tab. */
export interface AnalyticsTabProps {
  creatorId: string
  filter: FigureFilter
}

/** Props of a widget, which shows a part of its tab's figures. */
export interface AnalyticsWidgetProps<Tab extends AnalyticsTab> {
  data: AnalyticsOf<Tab> | undefined
  fault: Fault | undefined
  filter: FigureFilter
}

/** Query of one tab's figures; the previous range stays visible while the next loads. */
export function useAnalytics<Tab extends AnalyticsTab>(
  tab: Tab,
  { creatorId, filter: { range, basis, compare } }: AnalyticsTabProps,
): { data: AnalyticsOf<Tab> | undefined; fault: Fault | undefined; isOld: boolean } {
  const read = useQuery({
    ...queryOf(getAnalytics, { tab, ...range, basis, compare }, creatorId),
    placeholderData: (before) => (before?.tab === tab ? before : undefined),
  })
  const fault = faultOf(useQueryStatus(read))
  const data = read.data?.tab === tab ? (read.data as AnalyticsOf<Tab>) : undefined // checked by its tab
  return { data: fault ? undefined : data, fault, isOld: read.isPlaceholderData && !fault }
}
