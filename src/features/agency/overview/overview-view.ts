import { writeFilter } from '@/features/figures/filter/filter-params'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { type SortOrder, sortEntries } from '@/features/figures/url/use-url-sort'

const OPENED_PARAM = 'creator'

/** The page's URL state besides its filter: the table's order and the opened creator. */
export function useOverviewView() {
  const { change, changeBy } = useUrlParams()
  const [openedId, setOpenedId] = useOpenParam(OPENED_PARAM)
  return {
    openedId,
    /** Replaces the history entry: the table re-sorts by itself. */
    sortBy: (order: SortOrder) => change(sortEntries(order), { replace: true }),
    open: (creatorId: string) => setOpenedId(creatorId),
    close: () => setOpenedId(null),
    /** Filters the whole page to one creator. */
    showAlone: (creatorId: string) =>
      changeBy((current) => {
        const next = writeFilter(current, { creatorIds: [creatorId], groupId: null })
        next.delete(OPENED_PARAM)
        return next
      }),
  }
}

export type OverviewView = ReturnType<typeof useOverviewView>
