import {
  measureElement,
  observeElementOffset,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { type RefObject, useDeferredValue, useLayoutEffect } from 'react'

import { useBelowSm, useIsTouchSized } from '@/services/page/viewport'

import { rangeWith } from '../../virtual-range'

/** Tables with fewer rows render whole; larger ones scroll in their own box, on phones too. */
const VIRTUALISE_FROM = 100
/** Rows beyond the edges, so a quick scroll shows no gap. */
const OVERSCAN_ROWS = 4
/** Heights in px, until a row is measured. */
const ROW_PX = { tight: 40, roomy: 48, card: 180 } as const

/** A row to render, or the spacer for rows that are not rendered. */
export type RowOrGap = { kind: 'row'; index: number } | { kind: 'gap'; id: string; height: number }

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

interface VirtualRowsOptions {
  scroller: RefObject<HTMLElement | null>
  keys: readonly string[]
  /** The focused row stays mounted: unmounting it would lose the focus. */
  current: number
  /** Called before a scroll renders other rows. */
  onScroll: () => void
}

/** Component tests have no layout: they render half a screen of many rows. */
const hasLayout = (): boolean => 'ResizeObserver' in window

/**
 * Chooses the rows to render. Under a hundred renders all, so the browser's Find and print reach each one:
 * half a screen in the first paint, the rest in a transition. Above that, virtualises them.
 */
export function useVirtualRows({ scroller, keys, current, onScroll }: VirtualRowsOptions) {
  'use no memo' // the virtualizer is a mutable object
  const isCard = useBelowSm()
  const isRoomy = useIsTouchSized()
  const hasPainted = useDeferredValue(true, !hasLayout())
  // Another order, as after sorting, renders what is visible first and the overscan after it.
  const painted = useDeferredValue(keys)
  const isCut = keys.length >= VIRTUALISE_FROM
  const isPartial = isCut || !hasPainted
  const rowPx = isCard ? ROW_PX.card : isRoomy ? ROW_PX.roomy : ROW_PX.tight
  const keyOf = (row: HTMLElement) => keys[Number(row.dataset['index'])] ?? ''
  // eslint-disable-next-line react/incompatible-library -- read on each render, see 'use no memo'
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: keys.length,
    enabled: isPartial,
    getScrollElement: () => (hasPainted && hasLayout() ? scroller.current : null),
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
  return {
    drawn: isPartial
      ? withSpacers(virtual.getVirtualItems(), virtual.getTotalSize())
      : keys.map((_, index): RowOrGap => ({ kind: 'row', index })),
    measureRow: isPartial ? virtual.measureElement : undefined,
    isCut,
    isCard,
  }
}

export type VirtualRows = ReturnType<typeof useVirtualRows>
