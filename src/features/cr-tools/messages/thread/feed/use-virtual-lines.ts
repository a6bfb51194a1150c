import {
  defaultRangeExtractor,
  elementScroll,
  measureElement,
  type ReactVirtualizer,
  useVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { useHasPainted } from '@/services/page/after-paint'

import { observeOffset } from '../../base/observe-offset'
import { observeSize } from '../../base/observe-size'
import { AT_END_WITHIN_PX } from './follow-end'
import { clearHeights, heightOf, knownHeight, cacheHeight } from '../base/row-height'
import type { Row } from '../base/rows'

/**
 * Space above the oldest line for a skeleton or the start of the conversation. Fixed, so that nothing shifts.
 */
const PADDING_ABOVE_PX = 112
/** Space below the newest line for the typing indicator. */
const PADDING_BELOW_PX = 28
/** Overscan on each side; in the first frame only visible lines render. */
const OVERSCAN = 8
const FIRST_OVERSCAN = 1
/** Tolerance, because browsers round scroll offsets. */
const OFFSET_TOLERANCE_PX = 2

export type LineVirtualizer = ReactVirtualizer<HTMLDivElement, HTMLElement>

/** Cached heights are valid for one width of the pane. */
let measuredWidth = 0
/** The last height of the pane. */
let lastHeight: number | undefined
function recordSize({ width, height }: { width: number; height: number }): void {
  if (measuredWidth !== 0 && Math.abs(measuredWidth - width) > 1) clearHeights()
  measuredWidth = width
  if (height > 0) lastHeight = height
}

const expectedHeight = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + heightOf(row), PADDING_ABOVE_PX + PADDING_BELOW_PX)

const observeRect: LineVirtualizer['options']['observeElementRect'] = (lines, onRect) =>
  observeSize(lines, (rect) => {
    recordSize(rect)
    onRect(rect)
  })

/**
 * Keeps the reading position when a line's height differs from its estimate: adjusts the scroll offset if a
 * line that was already rendered is visible below it.
 */
const keepsPosition: LineVirtualizer['shouldAdjustScrollPositionOnItemSizeChange'] = (
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

type Options = LineVirtualizer['options']

/** Returns a known height without a layout read. */
const measureWith =
  (rows: readonly Row[]): Options['measureElement'] =>
  (element, entry, lines) => {
    const row = rows[lines.indexFromElement(element)]
    const known = row && !entry ? knownHeight(row) : undefined
    if (known !== undefined) return known
    const height = measureElement(element, entry, lines)
    if (row) cacheHeight(row, height)
    return height
  }

/** Keeps the focused line mounted while it is scrolled out of view. */
const rangeWith =
  (active: number): Options['rangeExtractor'] =>
  (range) => {
    const shown = defaultRangeExtractor(range)
    if (active < 0 || active >= range.count || shown.includes(active)) return shown
    return [...shown, active].toSorted((one, other) => one - other)
  }

/** Returns whether the lines have painted, as state for rendering and as a ref for callbacks. */
function usePaintState() {
  const hasPainted = useHasPainted()
  const isSeen = useRef(false)
  useEffect(() => {
    isSeen.current = hasPainted
  }, [hasPainted])
  return { hasPainted, isSeen }
}

/** Reports only the user's scrolling: our own `scrollTo` and the first frame need no scrolling render. */
function useScrolling() {
  const { hasPainted, isSeen } = usePaintState()
  const written = useRef<number>(undefined)
  const scrollToFn: Options['scrollToFn'] = (offset, options, lines) => {
    elementScroll(offset, options, lines)
    written.current = options.behavior === 'smooth' ? undefined : lines.scrollElement?.scrollTop
  }
  const isOwn = (offset: number): boolean =>
    written.current !== undefined && Math.abs(written.current - offset) < OFFSET_TOLERANCE_PX
  const observe: Options['observeElementOffset'] = (lines, onOffset) =>
    observeOffset(lines, (offset, isScrolling) =>
      onOffset(offset, isScrolling && isSeen.current && !isOwn(offset)),
    )
  return {
    hasPainted,
    scrolling: { scrollToFn, observeElementOffset: observe, useScrollendEvent: true },
  }
}

/** Virtualizes the lines, anchored to the end; the position holds when lines load above. */
export function useVirtualLines(
  scroller: RefObject<HTMLDivElement | null>,
  rows: readonly Row[],
  active: number,
  hasAfter: boolean,
): LineVirtualizer {
  'use no memo' // the virtualizer is a mutable object
  const { hasPainted, scrolling } = useScrolling()
  const [room] = useState(() => lastHeight ?? window.innerHeight)
  const [start] = useState(() => Math.max(0, expectedHeight(rows) - room))
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows])
  // eslint-disable-next-line react/incompatible-library -- see above
  const lines: LineVirtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize: (index) => {
      const row = rows[index]
      return row ? heightOf(row) : 0
    },
    measureElement: measureWith(rows),
    observeElementRect: observeRect,
    ...scrolling,
    initialOffset: start,
    initialRect: { width: 600, height: room },
    anchorTo: 'end',
    // At the end of an older part, each page that loads would load the next one.
    followOnAppend: !hasAfter,
    scrollEndThreshold: AT_END_WITHIN_PX,
    overscan: hasPainted ? OVERSCAN : FIRST_OVERSCAN,
    paddingStart: PADDING_ABOVE_PX,
    paddingEnd: PADDING_BELOW_PX,
    directDomUpdates: true,
    // A layer per line would cost every frame more than repositioning the few that move.
    directDomUpdatesMode: 'position',
    rangeExtractor: rangeWith(active),
  })
  useLayoutEffect(() => {
    lines.shouldAdjustScrollPositionOnItemSizeChange = keepsPosition
  }, [lines])
  return lines
}
