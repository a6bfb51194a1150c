import { useSearchParams } from 'react-router'

import { useAddress } from '@/features/figures/use-address'
import { type Order, sortEntries } from '@/features/figures/use-address-sort'
import { useOpened } from '@/features/figures/use-opened'

import { writeFilter } from '@/features/figures/filter-address'

const OPENED = 'creator'

/** The page's URL state besides its filter: the table's order and the opened creator. */
export function useOverviewAddress() {
  const { change } = useAddress()
  const [, setParams] = useSearchParams()
  const [openedId, setOpenedId] = useOpened(OPENED)
  return {
    openedId,
    /** Replaces the history entry: the table re-sorts by itself. */
    sortBy: (order: Order) => change(sortEntries(order), { replace: true }),
    open: (creatorId: string) => setOpenedId(creatorId),
    close: () => setOpenedId(null),
    /** Filters the whole page to one creator. */
    showAlone: (creatorId: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          next.delete(OPENED)
          return writeFilter(next, { creatorIds: [creatorId], groupId: null })
        },
        { preventScrollReset: true },
      ),
  }
}

export type OverviewAddress = ReturnType<typeof useOverviewAddress>
