import { useMemo } from 'react'

import type { FigureFilter } from '@/features/figures/figure-filter'

/** What of the team's work is asked about, without how it is cut. */
export interface Scope {
  from: string
  to: string
  timezone: string
  basis: 'gross' | 'net'
  userIds?: string[]
  creatorIds?: string[]
  groupId?: string
}

/** The filter as requests carry it; the same object until it says something else. */
export function useScope({ range, basis, userIds, creatorIds, groupId }: FigureFilter): Scope {
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
