import { useMemo } from 'react'

import type { TableSort } from '@/ui/table/table-sort'

import { useUrlParams } from './use-url-params'

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

export interface UrlSort<By extends string> {
  /** For the request. */
  order: SortOrder<By>
  /** For the table. */
  sort: TableSort
  onSort: (sort: TableSort) => void
}
type Unsorted = Record<'order' | 'sort', undefined> & Pick<UrlSort<string>, 'onSort'>

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
  const { params, change } = useUrlParams()
  const { by, descending = false } = sortIn(params, columns, prefix) ?? standard ?? {}
  // Stable identity: a new object would make tables sort again.
  const sorted = useMemo(() => {
    if (by === undefined) return { order: undefined, sort: undefined }
    const direction = descending ? ('descending' as const) : ('ascending' as const)
    return { order: { by, descending }, sort: { column: by, direction } }
  }, [by, descending])
  const onSort = ({ column, direction }: TableSort) => {
    const to = columns.find((candidate) => candidate === column)
    if (to === undefined) return
    change(sortEntries({ by: to, descending: direction === 'descending' }, standard, prefix), {
      replace: true,
    })
  }
  return { ...sorted, onSort }
}
