import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { getOverview } from '@/api/calls/agency/agency'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useFilterCreatorIds } from '../filter/choices'
import { useFallbackPolling } from '../live/use-polling'
import { overviewRequest } from './overview-request'

/** The figures for the current filter; previous ones stay visible until the new ones load. */
export function useOverview(filter: FigureFilter) {
  const { creatorIds, isPending, fault } = useFilterCreatorIds(filter)
  const request = overviewRequest(filter, creatorIds)
  const read = useQuery({
    ...queryOf(getOverview, request),
    enabled: !isPending,
    ...useFallbackPolling(),
    placeholderData: keepPreviousData,
  })
  const missing = fault && { ...fault, data: undefined, isPending: false, dataUpdatedAt: 0 }
  const status = useQueryStatus(missing ?? read, read.data?.creators.length === 0)
  return { read, request, status }
}
