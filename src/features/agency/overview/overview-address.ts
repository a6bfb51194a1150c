import { useSearchParams } from 'react-router'

import { useUrlParams } from '@/features/figures/url/use-url-params'
import { type SortOrder, sortEntries } from '@/features/figures/url/use-url-sort'
import { useOpenParam } from '@/features/figures/url/use-open-param'

import { writeFilter } from '@/features/figures/filter/filter-params'

const OPENED_PARAM = 'creator'

/** The page's URL state besides its filter: the table's order and the opened creator. */
export function useOverviewAddress() {
  const { change } = useUrlParams()
  const [, setParams] = useSearchParams()
  const [openedId, setOpenedId] = useOpenParam(OPENED_PARAM)
  return {
    openedId,
    /** Replaces the history entry: the table re-sorts by itself. */
    sortBy: (order: SortOrder) => change(sortEntries(order), { replace: true }),
    open: (creatorId: string) => setOpenedId(creatorId),
    close: () => setOpenedId(null),
    /** Filters the whole page to one creator. */
    showAlone: (creatorId: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          next.delete(OPENED_PARAM)
          return writeFilter(next, { creatorIds: [creatorId], groupId: null })
        },
        { preventScrollReset: true },
      ),
  }
}

export type OverviewAddress = ReturnType<typeof useOverviewAddress>
