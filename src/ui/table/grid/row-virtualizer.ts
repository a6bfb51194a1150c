import {
  elementScroll,
  measureElement,
  observeElementOffset,
  observeElementRect,
  type VirtualItem,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'
import type { RefObject } from 'react'

import { rangeWith } from '../../virtual-range'
import { hasLayout, type RowOrGap, type RowView } from './row-view'

/** Rows beyond the edges, so a quick scroll shows no gap. */
const OVERSCAN_ROWS = 4

type RowVirtualizer = Virtualizer<HTMLElement, HTMLTableRowElement>
type RowVirtualizerOptions = VirtualizerOptions<HTMLElement, HTMLTableRowElement>

export interface VirtualizedRows extends Required<Pick<RowVirtualizerOptions, 'onChange'>> {
  scroller: RefObject<HTMLElement | null>
  keys: readonly string[]
  rowPx: number
  /** The focused row stays mounted. */
  current: number
  /** Whether these rows have painted in this order. */
  hasPainted: boolean
  /** Called before a scroll renders other rows. */
  onScroll: () => void
}

/** The visible rows of many, and the focused one. */
export function virtualizerOptions(rows: VirtualizedRows): RowVirtualizerOptions {
  const { scroller, keys, rowPx, current, hasPainted, onScroll, onChange } = rows
  const keyOf = (row: HTMLElement) => keys[Number(row.dataset['index'])] ?? ''
  return {
    count: keys.length,
    getScrollElement: () => (hasLayout() ? scroller.current : null),
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    initialRect: { width: 0, height: window.innerHeight / 2 },
    scrollToFn: elementScroll,
    observeElementRect,
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
    // Another order, as after sorting, renders what is visible first and the overscan after it.
    overscan: hasPainted ? OVERSCAN_ROWS : 0,
    rangeExtractor: rangeWith(Math.min(current, keys.length - 1)),
    onChange,
  }
}

export const createVirtualizer = (options: RowVirtualizerOptions): RowVirtualizer => new Virtualizer(options)

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

export const virtualRowView = (virtual: RowVirtualizer): RowView => ({
  items: withSpacers(virtual.getVirtualItems(), virtual.getTotalSize()),
  measureRow: virtual.measureElement,
})
