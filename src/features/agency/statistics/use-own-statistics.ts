import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { accountNameOf } from '@/domain/account/account-name'
import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { getOwnStatistics } from '@/api/calls/chatter/own-statistics'
import { queryOf } from '@/api/query'
import type { MultiSelectOption } from '@/features/figures/filter/multi-select-list'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { weekStart } from '@/i18n/format'
import { givenFields } from '@/lib/given-fields'

import { type ChoicesQuery, retryOf } from '../filter/choices'
import { useFallbackPolling } from '../live/use-polling'
import type { ChartStep } from './own-statistics-view'

const scopeOf = ({ range, creatorIds }: FigureFilter) => ({
  ...range,
  ...givenFields({ creatorIds }),
  // The same week as the shifts below.
  weekStart: weekStart(),
})

/** The chatter's own figures in total, per step and per creator; previous ones stay until the new ones load. */
export function useOwnStatistics(filter: FigureFilter, step: ChartStep) {
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
export function useOwnCreators(): ChoicesQuery {
  const read = useQuery({
    ...queryOf(listAssignedCreators),
    select: ({ data }): MultiSelectOption[] =>
      data.map(({ creator }) => ({ id: creator.userId, label: accountNameOf(creator) })),
  })
  return { choices: read.data, retry: retryOf(read) }
}
