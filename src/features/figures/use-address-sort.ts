import { useMemo } from 'react'

import type { Sort } from '@/ui/table-sort'

import { useAddress } from './use-address'

/** An order as requests carry it. */
export interface Order<By extends string = string> {
  by: By
  descending: boolean
}

/** The names in the address. A page with two tables gives one of them a prefix. */
export const sortParams = (prefix = '') => [`${prefix}sort`, `${prefix}order`] as const

/** Reads the order from the address; a column the table cannot be sorted by counts as not said. */
export function sortIn<By extends string>(
  params: URLSearchParams,
  columns: readonly By[],
  prefix?: string,
): Order<By> | undefined {
  const [sort, order] = sortParams(prefix)
  const by = columns.find((candidate) => candidate === params.get(sort))
  return by === undefined ? undefined : { by, descending: params.get(order) === 'desc' }
}

/** The entries that put an order into the address; the default order takes them out. */
export function sortEntries(to: Order, standard?: Order, prefix?: string): Record<string, string | null> {
  const [sort, order] = sortParams(prefix)
  const isStandard = to.by === standard?.by && to.descending === standard.descending
  return {
    [sort]: isStandard ? null : to.by,
    [order]: isStandard ? null : to.descending ? 'desc' : 'asc',
  }
}

/** The columns that a table sorts by itself. */
export const sortableOf = (columns: readonly { id: string; sortValue?: unknown }[]): string[] =>
  columns.flatMap(({ id, sortValue }) => (sortValue === undefined ? [] : id))

export interface AddressSort<By extends string> {
  /** For the request. */
  order: Order<By>
  /** For the table. */
  sort: Sort
  onSort: (sort: Sort) => void
}
type Unsorted = Record<'order' | 'sort', undefined> & Pick<AddressSort<string>, 'onSort'>

/**
 * The order of a table, kept in the address, so that a link shares it and a reload keeps it. Sorting adds no step to the
 * history. Without `standard` the rows keep the order they come in until a column is chosen.
 */
export function useAddressSort<By extends string>(
  columns: readonly By[],
  standard: Order<By>,
  prefix?: string,
): AddressSort<By>
export function useAddressSort<By extends string>(columns: readonly By[]): AddressSort<By> | Unsorted
export function useAddressSort<By extends string>(
  columns: readonly By[],
  standard?: Order<By>,
  prefix?: string,
): AddressSort<By> | Unsorted {
  const { params, change } = useAddress()
  const { by, descending = false } = sortIn(params, columns, prefix) ?? standard ?? {}
  // The same objects until the order changes: tables sort again when they are others.
  const sorted = useMemo(() => {
    if (by === undefined) return { order: undefined, sort: undefined }
    const direction = descending ? ('descending' as const) : ('ascending' as const)
    return { order: { by, descending }, sort: { column: by, direction } }
  }, [by, descending])
  const onSort = ({ column, direction }: Sort) => {
    const to = columns.find((candidate) => candidate === column)
    if (to === undefined) return
    change(sortEntries({ by: to, descending: direction === 'descending' }, standard, prefix), {
      replace: true,
    })
  }
  return { ...sorted, onSort }
}
