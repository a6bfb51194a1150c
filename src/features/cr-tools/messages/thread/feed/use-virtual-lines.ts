import { type Range, type ReactVirtualizer, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

import { useHasPainted } from '@/services/page/after-paint'
import { rangeWith } from '@/ui/virtual-range'

import { AT_END_WITHIN_PX } from './follow-end'
import { estimateHeight } from '../rows/row-height'
import type { Row } from '../rows/rows'

/**
 * Space above the oldest line for a skeleton or the start of the conversation. Fixed, so that nothing shifts.
 */
const PADDING_ABOVE_PX = 112
/** Space below the newest line for the typing indicator. */
const PADDING_BELOW_PX = 28
/** Overscan on each side: further than a fling goes in a frame. In the first frame only visible lines render. */
const OVERSCAN_PX = 640

export type LineVirtualizer = ReactVirtualizer<HTMLDivElement, HTMLElement>

const expectedHeight = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + estimateHeight(row), PADDING_ABOVE_PX + PADDING_BELOW_PX)

/**
 * Keeps the reading position when a line's height differs from its estimate: adjusts the scroll offset if a
 * line that was already rendered is visible below it.
 */
const keepsPosition: LineVirtualizer['shouldAdjustScrollPositionOnItemSizeChange'] = (
  { index, key, start, end },
  _delta,
  virtualizer,
) => {
  const { scrollOffset, itemSizeCache, range, options } = virtualizer
  if (itemSizeCache.has(key)) return end <= (scrollOffset ?? 0) && virtualizer.scrollDirection !== 'backward'
  if (start < (scrollOffset ?? 0)) return true
  for (let below = index + 1; below <= (range?.endIndex ?? -1); below += 1)
    if (itemSizeCache.has(options.getItemKey(below))) return true
  return false
}

/** The range and the lines within `OVERSCAN_PX` of it, by their estimated heights. */
function withOverscan(range: Range, rows: readonly Row[]): Range {
  const reach = (from: number, step: 1 | -1): number => {
    let index = from
    let px = 0
    for (let row = rows[from + step]; row && px < OVERSCAN_PX; row = rows[index + step]) {
      px += estimateHeight(row)
      index += step
    }
    return index
  }
  return {
    ...range,
    startIndex: reach(range.startIndex, -1),
    endIndex: reach(range.endIndex, 1),
    overscan: 0,
  }
}

/** Virtualizes the lines, anchored to the end; the position holds when lines load above. */
export function useVirtualLines(
  scroller: RefObject<HTMLDivElement | null>,
  rows: readonly Row[],
  active: number,
  hasAfter: boolean,
): LineVirtualizer {
  const hasPainted = useHasPainted()
  const [start] = useState(() => Math.max(0, expectedHeight(rows) - window.innerHeight))
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows])
  const virtualizer: LineVirtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize: (index) => (rows[index] ? estimateHeight(rows[index]) : 0),
    initialOffset: start,
    initialRect: { width: 600, height: window.innerHeight },
    anchorTo: 'end',
    // At the end of an older part, each page that loads would load the next one.
    followOnAppend: !hasAfter,
    scrollEndThreshold: AT_END_WITHIN_PX,
    overscan: 1,
    paddingStart: PADDING_ABOVE_PX,
    paddingEnd: PADDING_BELOW_PX,
    directDomUpdates: true,
    // A layer per line would cost every frame more than repositioning the few that move.
    directDomUpdatesMode: 'position',
    rangeExtractor: (range) => rangeWith(active)(hasPainted ? withOverscan(range, rows) : range),
  })
  useLayoutEffect(() => {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = keepsPosition
  }, [virtualizer])
  return virtualizer
}
