import { defaultRangeExtractor, type ReactVirtualizer, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

import { AT_END_WITHIN_PX } from './follow-end'
import { forgetHeights, heightOf, rememberHeight } from './row-height'
import type { Row } from './rows'

/** Room above the oldest line: for what loads, or where the conversation began. Always there, so that nothing moves. */
const ROOM_ABOVE_PX = 112
/** Room below the newest line: there it says who is writing. */
const ROOM_BELOW_PX = 28
/** Lines drawn beyond what is in sight, on each side. */
const BEYOND = 8

export type Lines = ReactVirtualizer<HTMLDivElement, HTMLElement>

/** Heights hold for one width of the pane. */
let measuredWidth = 0
function noteWidth(width: number): void {
  if (measuredWidth !== 0 && Math.abs(measuredWidth - width) > 1) forgetHeights()
  measuredWidth = width
}

const expectedHeight = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + heightOf(row), ROOM_ABOVE_PX + ROOM_BELOW_PX)

/** What has been measured by now is known for the next visit, as long as the pane is as wide. */
function useRememberedHeights(
  scroller: RefObject<HTMLDivElement | null>,
  lines: Lines,
  rows: readonly Row[],
) {
  useEffect(() => {
    const element = scroller.current
    if (!element || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(() => noteWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  useEffect(() => {
    for (const { index, key, size } of lines.getVirtualItems()) {
      const row = rows[index]
      if (row && lines.itemSizeCache.has(key)) rememberHeight(row, size)
    }
  })
}

/**
 * A line that turns out higher or lower than expected must not push what is being read: when a line that was there
 * before stands below it in sight, the view moves with it.
 */
const keepsPlace: Lines['shouldAdjustScrollPositionOnItemSizeChange'] = (
  { index, key, start, end },
  _delta,
  lines,
) => {
  const { scrollOffset, itemSizeCache, range, options } = lines
  if (itemSizeCache.has(key)) return end <= (scrollOffset ?? 0) && lines.scrollDirection !== 'backward'
  if (start < (scrollOffset ?? 0)) return true
  for (let below = index + 1; below <= (range?.endIndex ?? -1); below += 1)
    if (itemSizeCache.has(options.getItemKey(below))) return true
  return false
}

/** The window onto the lines: only those in sight are drawn, the end first, held in place whatever comes above. */
export function useLines(
  scroller: RefObject<HTMLDivElement | null>,
  rows: readonly Row[],
  active: number,
): Lines {
  'use no memo' // the window changes inside one and the same object
  const [start] = useState(() => Math.max(0, expectedHeight(rows) - window.innerHeight))
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows])
  // eslint-disable-next-line react/incompatible-library -- said above
  const lines: Lines = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize: (index) => {
      const row = rows[index]
      return row ? heightOf(row) : 0
    },
    initialOffset: start,
    initialRect: { width: 600, height: window.innerHeight },
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END_WITHIN_PX,
    overscan: BEYOND,
    paddingStart: ROOM_ABOVE_PX,
    paddingEnd: ROOM_BELOW_PX,
    directDomUpdates: true,
    // The line that has the focus stays, wherever one scrolls.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      if (active < 0 || active >= range.count || shown.includes(active)) return shown
      return [...shown, active].toSorted((one, other) => one - other)
    },
  })
  useLayoutEffect(() => {
    lines.shouldAdjustScrollPositionOnItemSizeChange = keepsPlace
  }, [lines])
  useRememberedHeights(scroller, lines, rows)
  return lines
}
