import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { listAssignedCreators } from '@/api/calls/chatter'
import { getOwnStatistics } from '@/api/calls/statistics'
import { queryOf } from '@/api/query'
import type { Choice } from '@/features/figures/choice-menu'
import { weekStart } from '@/i18n/format'

import type { FigureFilter } from '@/features/figures/figure-filter'
import { type ChoiceRead, retryOf } from '../filter/choices'
import { useFallbackPolling } from '../polling'

/** Hours are too many to look at in a longer period. */
export const HOURS_UP_TO_DAYS = 7

export type Step = 'hour' | 'day'

const scopeOf = ({ range, creatorIds }: FigureFilter) => ({
  ...range,
  ...(creatorIds.length > 0 && { creatorIds: [...creatorIds] }),
  // The week of the tiles is the week of the shifts below them.
  weekStart: weekStart(),
})

/** A person's own figures: in all and step by step, and again by creator. What was there stays until the new has come. */
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

/** The creators a person works for, to choose from. */
export function useOwnCreators(): ChoiceRead {
  const read = useQuery({
    ...queryOf(listAssignedCreators),
    select: ({ data }): Choice[] =>
      data.map(({ creator }) => ({ id: creator.userId, label: creator.displayName || creator.username })),
  })
  return { choices: read.data, retry: retryOf(read) }
}
