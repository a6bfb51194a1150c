import { useDeferredValue, useMemo, useState } from 'react'

import { useLanguage } from '@/i18n/language-provider'

import { type Column, firstDirection } from '../table-column'
import { nextSort, type TableSort, sortRows } from '../table-sort'
import { filterRows } from './filter-rows'

export interface SortOptions {
  defaultSort?: TableSort | undefined
  /** Controlled order: the parent keeps it, for example in the URL. */
  sort?: TableSort | undefined
  onSort?: ((sort: TableSort) => void) | undefined
}

/** Filters and sorts the rows. Deferred by a moment after each key, so typing stays responsive. */
export function useShownRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { defaultSort, sort: given, onSort }: SortOptions,
) {
  const language = useLanguage()
  const [own, setOwn] = useState(defaultSort)
  const [query, setQuery] = useState('')
  const sort = onSort ? given : own
  const setSort = onSort ?? setOwn
  const wanted = useDeferredValue(query)
  const order = useDeferredValue(sort)
  // Another language changes the text of the same row, and so do columns once their names load.
  // eslint-disable-next-line react/exhaustive-deps -- as the line above says
  const known = useMemo(() => new WeakMap<Row, string>(), [language, rows, columns])
  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === order?.column)
    return order && column?.sortValue ? sortRows(rows, column.sortValue, order.direction) : rows
  }, [rows, columns, order])
  const shown = useMemo(() => filterRows(sorted, columns, wanted, known), [sorted, columns, wanted, known])
  return {
    shown,
    sort,
    setSort,
    query,
    setQuery,
    turn: (column: Column<Row>) => setSort(nextSort(sort, column.id, firstDirection(column))),
  }
}
