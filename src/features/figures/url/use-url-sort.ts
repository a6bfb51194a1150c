import { useMemo } from 'react'

import type { SortChange, TableSort } from '@/ui/table/table-sort'

import { useUrlParams, withEntries } from './use-url-params'

/** A sort order as requests contain it. */
export interface SortOrder<By extends string = string> {
  by: By
  descending: boolean
}

/** Returns the parameter names. A page with two tables gives one of them a prefix. */
export const sortParams = (prefix = '') => [`${prefix}sort`, `${prefix}order`] as const

/** Reads the order from the URL; ignores a column that is not sortable. */
export function sortIn<By extends string>(
  params: URLSearchParams,
  columns: readonly By[],
  prefix?: string,
): SortOrder<By> | undefined {
  const [sort, order] = sortParams(prefix)
  const by = columns.find((candidate) => candidate === params.get(sort))
  return by === undefined ? undefined : { by, descending: params.get(order) === 'desc' }
}

/** Returns the URL entries of an order; the default order removes them. */
export function sortEntries(
  to: SortOrder,
  standard?: SortOrder,
  prefix?: string,
): Record<string, string | null> {
  const [sort, order] = sortParams(prefix)
  const isStandard = to.by === standard?.by && to.descending === standard.descending
  return {
    [sort]: isStandard ? null : to.by,
    [order]: isStandard ? null : to.descending ? 'desc' : 'asc',
  }
}

/** Returns the sortable columns of a table. */
export const sortableOf = (columns: readonly { id: string; sortValue?: unknown }[]): string[] =>
  columns.flatMap(({ id, sortValue }) => (sortValue === undefined ? [] : id))

const tableSort = ({ by, descending }: SortOrder): TableSort => ({
  column: by,
  direction: descending ? 'descending' : 'ascending',
})

export interface UrlSort<By extends string> {
  /** The columns that it may be by. */
  sortable: readonly By[]
  /** For the request. */
  order: SortOrder<By>
  /** For the table. */
  sort: TableSort
  onSort: (change: SortChange) => void
}
type Unsorted = Record<'order' | 'sort', undefined> & Pick<UrlSort<string>, 'sortable' | 'onSort'>
/** What a table needs of it. */
export type TableSorting = Pick<UrlSort<string> | Unsorted, 'sortable' | 'sort' | 'onSort'>

/**
 * Keeps the order of a table in the URL, so that links and reloads keep it. Sorting adds no history entry.
 * Without `standard` the rows keep their given order until the user sorts.
 */
export function useUrlSort<By extends string>(
  columns: readonly By[],
  standard: SortOrder<By>,
  prefix?: string,
): UrlSort<By>
export function useUrlSort<By extends string>(columns: readonly By[]): UrlSort<By> | Unsorted
export function useUrlSort<By extends string>(
  columns: readonly By[],
  standard?: SortOrder<By>,
  prefix?: string,
): UrlSort<By> | Unsorted {
  const { params, changeBy } = useUrlParams()
  const { by, descending = false } = sortIn(params, columns, prefix) ?? standard ?? {}
  // Stable identity: a new object would make tables sort again.
  const sorted = useMemo(() => {
    if (by === undefined) return { order: undefined, sort: undefined }
    const order = { by, descending }
    return { order, sort: tableSort(order) }
  }, [by, descending])
  const onSort = (change: SortChange) =>
    changeBy((current) => {
      const order = sortIn(current, columns, prefix) ?? standard
      const { column, direction } = change(order && tableSort(order))
      const to = columns.find((candidate) => candidate === column)
      if (to === undefined) return current
      const next = { by: to, descending: direction === 'descending' }
      return withEntries(current, sortEntries(next, standard, prefix))
    }, true)
  return { ...sorted, sortable: columns, onSort }
}
