import { writeFilter } from '@/features/figures/filter/filter-params'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useUrlParams, withEntries } from '@/features/figures/url/use-url-params'
import { sortEntries } from '@/features/figures/url/use-url-sort'

const OPENED_PARAM = 'creator'

/** The page's URL state besides its filter: the table's order and the opened creator. */
export function useOverviewView() {
  const { changeBy } = useUrlParams()
  const [openedId, setOpenedId] = useOpenParam(OPENED_PARAM)
  return {
    openedId,
    /** Sorts by the change, losses first; compares with the period before where nothing is compared. */
    sortByChange: (isCompared: boolean) =>
      changeBy((current) => {
        const compared = isCompared ? current : writeFilter(current, { compare: 'previous' })
        return withEntries(compared, sortEntries({ by: 'change', descending: false }))
      }, true),
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
