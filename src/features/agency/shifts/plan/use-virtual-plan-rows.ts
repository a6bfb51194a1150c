import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'

import { rangeWith } from '@/ui/virtual-range'

import { rowHeight } from '../plan-layout'
import type { PlanRow } from './plan-row'

/** Fewer rows all render, so the browser's find works. */
const MAX_UNVIRTUALIZED_ROWS = 15

/** Virtualises the rows: renders all of a few, otherwise the visible and the kept ones. */
export function useVirtualPlanRows(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly PlanRow[],
  kept: readonly string[],
) {
  const isLong = rows.length > MAX_UNVIRTUALIZED_ROWS
  const keptIndexes = rows.flatMap((row, index) => (kept.includes(row.id) ? [index] : []))
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight(rows[index]?.lanes ?? 1),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 3,
    rangeExtractor: rangeWith(...keptIndexes),
  })
  const heights = rows.map(({ lanes }) => lanes).join('')
  useEffect(() => virtual.measure(), [virtual, heights])
  const items = isLong ? virtual.getVirtualItems() : rows.map((_, index) => ({ index, start: 0, end: 0 }))
  return {
    isLong,
    items,
    total: virtual.getTotalSize(),
    /** The last rendered row; near the end, more rows are fetched. */
    lastIndex: items.at(-1)?.index ?? 0,
    show: (rowId: string) => {
      const index = rows.findIndex(({ id }) => id === rowId)
      if (index >= 0 && isLong) virtual.scrollToIndex(index, { align: 'auto' })
    },
  }
}
