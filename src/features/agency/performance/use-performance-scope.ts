import { useMemo } from 'react'

import type { RequestOf } from '@/api/call'
import type { getPerformance } from '@/api/calls/agency/performance'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'

/** The filter of performance requests, without the grouping. */
export type PerformanceScope = Omit<RequestOf<typeof getPerformance>, 'groupBy'>

/** The request fields of the filter; the same object until a value changes. */
export function usePerformanceScope({
  range,
  basis,
  userIds,
  creatorIds,
  groupId,
}: FigureFilter): PerformanceScope {
  const people = userIds.join(',')
  const creators = creatorIds.join(',')
  return useMemo(
    () => ({
      ...range,
      basis,
      ...(people && { userIds: people.split(',') }),
      ...(creators && { creatorIds: creators.split(',') }),
      ...(groupId && { groupId }),
    }),
    [range, basis, people, creators, groupId],
  )
}
