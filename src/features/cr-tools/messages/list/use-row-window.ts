import {
  defaultRangeExtractor,
  elementScroll,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { useHasPainted } from '@/services/after-paint'
import { useIsRoomy } from '@/services/viewport'

import { observeOffset } from '../observe-offset'
import { observeSize } from '../observe-size'

import { noteOffset, readOffset } from './scroll-memory'
import { useBurst } from './use-burst'

/** Same as --row-chat in styles/theme.css. */
const ROW_PX = { dense: 64, roomy: 72 }
/** Overscan on each side; in the first frame and in a burst only visible rows render. */
const BEYOND = 8
const BEYOND_AT_FIRST = 1
/** The next page is requested when this many rows are left. */
const ASKED_AHEAD = 20

interface RowWindowOptions {
  scroller: RefObject<HTMLElement | null>
  /** Keys of the rows. */
  keys: readonly string[]
  /** Index of the focused row, which stays mounted when scrolled out of view. */
  keptIndex: number
  /** Identifies the list; each list has its own scroll offset. */
  listKey: string
  onNearEnd: () => void
}

/** The last height of the list, so that the first render needs no layout read. */
let roomHeight: number | undefined

type RowsWindow = Virtualizer<HTMLElement, Element>

const noteRect: RowsWindow['options']['observeElementRect'] = (rows, onRect) =>
  observeSize(rows, (rect) => {
    if (rect.height > 0) roomHeight = rect.height
    onRect(rect)
  })

/** Calls back when few rows are left after the last rendered one. */
function useNearEnd(lastIndex: number, count: number, onNearEnd: () => void): void {
  const nearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (lastIndex >= 0 && lastIndex >= count - ASKED_AHEAD) nearEnd()
  }, [lastIndex, count])
}

/** Virtualizes the rows: at most some forty of 50,000 are mounted. */
export function useRowWindow({ scroller, keys, keptIndex, listKey, onNearEnd }: RowWindowOptions) {
  'use no memo' // the virtualizer is a mutable object
  const rowPx = useIsRoomy() ? ROW_PX.roomy : ROW_PX.dense
  const hasPainted = useHasPainted()
  const isBurst = useBurst(keys)
  const count = keys.length
  const [room] = useState(() => roomHeight ?? window.innerHeight)
  const isFresh = useRef(true)
  // eslint-disable-next-line react/incompatible-library -- read on each render, see 'use no memo'
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => keys[index] ?? index,
    overscan: hasPainted && !isBurst ? BEYOND : BEYOND_AT_FIRST,
    initialOffset: () => readOffset(listKey),
    initialRect: { width: 320, height: room },
    observeElementRect: noteRect,
    observeElementOffset: observeOffset,
    useScrollendEvent: true,
    scrollToFn: (offset, options, rows) => {
      // A new list starts at its top: setting that would force a layout.
      if (offset > 0 || !isFresh.current) elementScroll(offset, options, rows)
      isFresh.current = false
    },
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return keptIndex < 0 || keptIndex >= count || shown.includes(keptIndex)
        ? shown
        : [...shown, keptIndex].toSorted((one, other) => one - other)
    },
  })
  const measuredPx = useRef(rowPx)
  useLayoutEffect(() => {
    if (measuredPx.current === rowPx) return
    measuredPx.current = rowPx
    rows.measure()
  }, [rows, rowPx])
  // Each tab and search keeps its scroll offset.
  useLayoutEffect(() => () => noteOffset(listKey, rows.scrollOffset ?? 0), [rows, listKey])
  useNearEnd(rows.getVirtualItems().at(-1)?.index ?? -1, count, onNearEnd)
  return { rows, rowPx, isBurst }
}
