import {
  defaultRangeExtractor,
  elementScroll,
  measureElement,
  type ReactVirtualizer,
  useVirtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { useHasPainted } from '@/services/after-paint'

import { observeOffset } from '../observe-offset'
import { observeSize } from '../observe-size'
import { AT_END_WITHIN_PX } from './follow-end'
import { forgetHeights, heightOf, knownHeight, rememberHeight } from './row-height'
import type { Row } from './rows'

/** Room above the oldest line: for what loads, or where the conversation began. Always there, so that nothing moves. */
const ROOM_ABOVE_PX = 112
/** Room below the newest line: there it says who is writing. */
const ROOM_BELOW_PX = 28
/** Lines drawn beyond what is in sight, on each side; in the first frame only what can be seen. */
const BEYOND = 8
const BEYOND_AT_FIRST = 1
/** Browsers round where one scrolls to. */
const OWN_WITHIN_PX = 2

export type Lines = ReactVirtualizer<HTMLDivElement, HTMLElement>

/** Heights hold for one width of the pane. */
let measuredWidth = 0
/** How high the pane was when it was last seen. */
let roomHeight: number | undefined
function noteSize({ width, height }: { width: number; height: number }): void {
  if (measuredWidth !== 0 && Math.abs(measuredWidth - width) > 1) forgetHeights()
  measuredWidth = width
  if (height > 0) roomHeight = height
}

const expectedHeight = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + heightOf(row), ROOM_ABOVE_PX + ROOM_BELOW_PX)

const noteRect: Lines['options']['observeElementRect'] = (lines, onRect) =>
  observeSize(lines, (rect) => {
    noteSize(rect)
    onRect(rect)
  })

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

type Options = Lines['options']

/** What is known of a line needs no look at the page, which would lay it out there and then. */
const measureWith =
  (rows: readonly Row[]): Options['measureElement'] =>
  (element, entry, lines) => {
    const row = rows[lines.indexFromElement(element)]
    const known = row && !entry ? knownHeight(row) : undefined
    if (known !== undefined) return known
    const height = measureElement(element, entry, lines)
    if (row) rememberHeight(row, height)
    return height
  }

/** The line that has the focus stays, wherever one scrolls. */
const rangeWith =
  (active: number): Options['rangeExtractor'] =>
  (range) => {
    const shown = defaultRangeExtractor(range)
    if (active < 0 || active >= range.count || shown.includes(active)) return shown
    return [...shown, active].toSorted((one, other) => one - other)
  }

/** Whether the lines are on screen, for drawing and for what happens between. */
function useSeen() {
  const hasPainted = useHasPainted()
  const isSeen = useRef(false)
  useEffect(() => {
    isSeen.current = hasPainted
  }, [hasPainted])
  return { hasPainted, isSeen }
}

/**
 * Where we have put the lines ourselves nobody scrolls, and they need not be drawn as if somebody did; nor where the first
 * frame stands, which was put there by us too.
 */
function useScrolling() {
  const { hasPainted, isSeen } = useSeen()
  const written = useRef<number>(undefined)
  const scrollToFn: Options['scrollToFn'] = (offset, options, lines) => {
    elementScroll(offset, options, lines)
    written.current = options.behavior === 'smooth' ? undefined : lines.scrollElement?.scrollTop
  }
  const isOwn = (offset: number): boolean =>
    written.current !== undefined && Math.abs(written.current - offset) < OWN_WITHIN_PX
  const observe: Options['observeElementOffset'] = (lines, onOffset) =>
    observeOffset(lines, (offset, isScrolling) =>
      onOffset(offset, isScrolling && isSeen.current && !isOwn(offset)),
    )
  return {
    hasPainted,
    scrolling: { scrollToFn, observeElementOffset: observe, useScrollendEvent: true },
  }
}

/** The window onto the lines: only those in sight are drawn, the end first, held in place whatever comes above. */
export function useLines(
  scroller: RefObject<HTMLDivElement | null>,
  rows: readonly Row[],
  active: number,
  hasAfter: boolean,
): Lines {
  'use no memo' // the window changes inside one and the same object
  const { hasPainted, scrolling } = useScrolling()
  const [room] = useState(() => roomHeight ?? window.innerHeight)
  const [start] = useState(() => Math.max(0, expectedHeight(rows) - room))
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
    measureElement: measureWith(rows),
    observeElementRect: noteRect,
    ...scrolling,
    initialOffset: start,
    initialRect: { width: 600, height: room },
    anchorTo: 'end',
    // At the end of an older run each part that came would bring the next one.
    followOnAppend: !hasAfter,
    scrollEndThreshold: AT_END_WITHIN_PX,
    overscan: hasPainted ? BEYOND : BEYOND_AT_FIRST,
    paddingStart: ROOM_ABOVE_PX,
    paddingEnd: ROOM_BELOW_PX,
    directDomUpdates: true,
    // A layer of its own for each line would cost every frame more than placing the few that move.
    directDomUpdatesMode: 'position',
    rangeExtractor: rangeWith(active),
  })
  useLayoutEffect(() => {
    lines.shouldAdjustScrollPositionOnItemSizeChange = keepsPlace
  }, [lines])
  return lines
}
