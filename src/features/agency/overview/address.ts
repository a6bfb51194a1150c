import { useSearchParams } from 'react-router'

import type { Sort } from '@/ui/table-sort'

import { writeFilter } from '../filter/address'

const SORT = 'sort'
const ORDER = 'order'
const OPENED = 'creator'
/** Undefined until it was chosen: then creators who cost money come first. */
function sortIn(params: URLSearchParams): Sort | undefined {
  const column = params.get(SORT)
  if (!column) return undefined
  return { column, direction: params.get(ORDER) === 'asc' ? 'ascending' : 'descending' }
}

/** The page's URL state besides its filter: the order of the table and the opened creator. */
export function useOverviewAddress() {
  const [params, setParams] = useSearchParams()
  const change = (how: (next: URLSearchParams) => URLSearchParams | void, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        return how(next) ?? next
      },
      { replace, preventScrollReset: true },
    )
  return {
    sort: sortIn(params),
    openedId: params.get(OPENED),
    sortBy: ({ column, direction }: Sort) =>
      change((next) => {
        next.set(SORT, column)
        next.set(ORDER, direction === 'ascending' ? 'asc' : 'desc')
      }, true),
    open: (creatorId: string) => change((next) => next.set(OPENED, creatorId), false),
    close: () => change((next) => next.delete(OPENED), true),
    /** The whole page for one creator alone. */
    showAlone: (creatorId: string) =>
      change((next) => {
        next.delete(OPENED)
        return writeFilter(next, { creatorIds: [creatorId], groupId: null })
      }, false),
  }
}

export type OverviewAddress = ReturnType<typeof useOverviewAddress>
