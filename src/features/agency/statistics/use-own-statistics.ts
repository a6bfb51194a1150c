import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { listAssignedCreators } from '@/api/calls/chatter'
import { getOwnStatistics } from '@/api/calls/statistics'
import { queryOf } from '@/api/query'
import type { Choice } from '@/features/figures/choice-menu'
import { weekStart } from '@/i18n/format'

import type { FigureFilter } from '@/features/figures/figure-filter'
import { type ChoiceRead, retryOf } from '../filter/choices'
import { useFallbackPolling } from '../polling'

/** A longer period has too many hours for a chart. */
export const HOURS_UP_TO_DAYS = 7

export type Step = 'hour' | 'day'

const scopeOf = ({ range, creatorIds }: FigureFilter) => ({
  ...range,
  ...(creatorIds.length > 0 && { creatorIds: [...creatorIds] }),
  // The same week as the shifts below.
  weekStart: weekStart(),
})

/** The chatter's own figures in total, per step and per creator; previous ones stay until the new ones load. */
export function useOwnStatistics(filter: FigureFilter, step: Step) {
  const scope = scopeOf(filter)
  const polling = useFallbackPolling()
  const bySteps = useQuery({
    ...queryOf(getOwnStatistics, { ...scope, groupBy: step }),
    ...polling,
    placeholderData: keepPreviousData,
  })
  const byCreator = useQuery({
    ...queryOf(getOwnStatistics, { ...scope, groupBy: 'creator' as const }),
    ...polling,
    placeholderData: keepPreviousData,
  })
  return { bySteps, byCreator }
}

/** The creators the chatter works for. */
export function useOwnCreators(): ChoiceRead {
  const read = useQuery({
    ...queryOf(listAssignedCreators),
    select: ({ data }): Choice[] =>
      data.map(({ creator }) => ({ id: creator.userId, label: creator.displayName || creator.username })),
  })
  return { choices: read.data, retry: retryOf(read) }
}
