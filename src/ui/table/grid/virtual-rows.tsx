import {
  measureElement,
  observeElementOffset,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { useDeferredValue, useLayoutEffect } from 'react'

import { rangeWith } from '../../virtual-range'
import { hasLayout, type RowOrGap, type RowViewProps, useRowPx } from './row-view'

/** Rows beyond the edges, so a quick scroll shows no gap. */
const OVERSCAN_ROWS = 4

/** A spacer with another position gets another id: a moved one would count as a layout shift. */
function withSpacers(rows: readonly VirtualItem[], total: number): RowOrGap[] {
  const list: RowOrGap[] = []
  let end = 0
  for (const row of rows) {
    if (row.start > end) list.push({ kind: 'gap', id: `before-${row.index}`, height: row.start - end })
    list.push({ kind: 'row', index: row.index })
    end = row.end
  }
  if (total > end) list.push({ kind: 'gap', id: `after-${rows.at(-1)?.index}`, height: total - end })
  return list
}

/** The visible rows of many, and the focused one. */
export function VirtualRows({ scroller, keys, current, onScroll, children }: RowViewProps) {
  const rowPx = useRowPx()
  // Another order, as after sorting, renders what is visible first and the overscan after it.
  const painted = useDeferredValue(keys)
  const keyOf = (row: HTMLElement) => keys[Number(row.dataset['index'])] ?? ''
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: keys.length,
    getScrollElement: () => (hasLayout() ? scroller.current : null),
    initialRect: { width: 0, height: window.innerHeight / 2 },
    observeElementOffset: (instance, onOffset) =>
      observeElementOffset(instance, (offset, isScrolling) => {
        if (isScrolling) onScroll()
        onOffset(offset, isScrolling)
      }),
    estimateSize: () => rowPx,
    getItemKey: (index) => keys[index] ?? index,
    // Only what the ResizeObserver reports: reading a size here would force a layout in each commit.
    measureElement: (row, entry, instance) =>
      entry ? measureElement(row, entry, instance) : (instance.itemSizeCache.get(keyOf(row)) ?? rowPx),
    overscan: painted[0] === keys[0] ? OVERSCAN_ROWS : 0,
    rangeExtractor: rangeWith(Math.min(current, keys.length - 1)),
  })
  useLayoutEffect(() => virtual.measure(), [virtual, rowPx])
  return children({
    items: withSpacers(virtual.getVirtualItems(), virtual.getTotalSize()),
    measureRow: virtual.measureElement,
  })
}
