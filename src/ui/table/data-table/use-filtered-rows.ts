import { useDeferredValue, useMemo } from 'react'

import { foldText } from '@/lib/text/fold-text'

import type { Column } from '../table-column'

function cellText<Row>({ filterText, sortValue }: Column<Row>, row: Row): string {
  if (filterText) return filterText(row)
  const value = sortValue?.(row)
  return typeof value === 'string' ? value : ''
}

/**
 * Returns the rows that contain every word of the query. Deferred by a moment after each key, so typing stays
 * responsive.
 */
export function useFilteredRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], query: string) {
  const wanted = useDeferredValue(foldText(query).trim())
  const isFiltering = wanted !== ''
  const texts = useMemo(() => {
    const textOf = (row: Row) => foldText(columns.map((column) => cellText(column, row)).join('\n'))
    return isFiltering ? rows.map(textOf) : []
  }, [rows, columns, isFiltering])
  return useMemo(() => {
    if (wanted === '') return rows
    const words = wanted.split(/\s+/)
    return rows.filter((_, index) => words.every((word) => texts[index]?.includes(word)))
  }, [rows, texts, wanted])
}
