import {
  defaultRangeExtractor,
  elementScroll,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { useHasPainted } from '@/services/page/after-paint'
import { useIsTouchSized } from '@/services/page/viewport'

import { observeOffset } from '../../base/observe-offset'
import { observeSize } from '../../base/observe-size'

import { saveOffset, readOffset } from './scroll-memory'
import { useBurst } from './use-burst'

/** Same as --row-chat in styles/theme.css. */
const ROW_PX = { dense: 64, roomy: 72 }
/** Overscan on each side; in the first frame and in a burst only visible rows render. */
const OVERSCAN = 8
const FIRST_OVERSCAN = 1
/** The next page is requested when this many rows are left. */
const PREFETCH_WITHIN_ROWS = 12

interface VirtualRowsOptions {
  scroller: RefObject<HTMLElement | null>
  /** Keys of the rows. */
  keys: readonly string[]
  /** Index of the focused row, which stays mounted when scrolled out of view. */
  focusedIndex: number
  /** Identifies the list; each list has its own scroll offset. */
  listKey: string
  onNearEnd: () => void
}

/** The last height of the list, so that the first render needs no layout read. */
let lastHeight: number | undefined

type RowVirtualizer = Virtualizer<HTMLElement, Element>

const observeRect: RowVirtualizer['options']['observeElementRect'] = (rows, onRect) =>
  observeSize(rows, (rect) => {
    if (rect.height > 0) lastHeight = rect.height
    onRect(rect)
  })

/** Calls back when few rows are left after the last rendered one. */
function useNearEnd(lastIndex: number, count: number, onNearEnd: () => void): void {
  const nearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (lastIndex >= 0 && lastIndex >= count - PREFETCH_WITHIN_ROWS) nearEnd()
  }, [lastIndex, count])
}

/** Virtualizes the rows: at most some forty of 50,000 are mounted. */
export function useVirtualRows({ scroller, keys, focusedIndex, listKey, onNearEnd }: VirtualRowsOptions) {
  'use no memo' // the virtualizer is a mutable object
  const rowPx = useIsTouchSized() ? ROW_PX.roomy : ROW_PX.dense
  const hasPainted = useHasPainted()
  const isBurst = useBurst(keys)
  const count = keys.length
  const [room] = useState(() => lastHeight ?? window.innerHeight)
  const isFresh = useRef(true)
  // eslint-disable-next-line react/incompatible-library -- read on each render, see 'use no memo'
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => keys[index] ?? index,
    overscan: hasPainted && !isBurst ? OVERSCAN : FIRST_OVERSCAN,
    initialOffset: () => readOffset(listKey),
    initialRect: { width: 320, height: room },
    observeElementRect: observeRect,
    observeElementOffset: observeOffset,
    useScrollendEvent: true,
    scrollToFn: (offset, options, rows) => {
      // A new list starts at its top: setting that would force a layout.
      if (offset > 0 || !isFresh.current) elementScroll(offset, options, rows)
      isFresh.current = false
    },
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return focusedIndex < 0 || focusedIndex >= count || shown.includes(focusedIndex)
        ? shown
        : [...shown, focusedIndex].toSorted((one, other) => one - other)
    },
  })
  const measuredPx = useRef(rowPx)
  useLayoutEffect(() => {
    if (measuredPx.current === rowPx) return
    measuredPx.current = rowPx
    rows.measure()
  }, [rows, rowPx])
  // Each tab and search keeps its scroll offset.
  useLayoutEffect(() => () => saveOffset(listKey, rows.scrollOffset ?? 0), [rows, listKey])
  useNearEnd(rows.getVirtualItems().at(-1)?.index ?? -1, count, onNearEnd)
  return { rows, rowPx, isBurst }
}
