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

/** As --row-chat in styles/theme.css. */
const ROW_PX = { dense: 64, roomy: 72 }
/** Rows drawn beyond what is in sight, on each side; in the first frame and in a burst only what can be seen. */
const BEYOND = 8
const BEYOND_AT_FIRST = 1
/** The next part is asked for while so many rows are still ahead. */
const ASKED_AHEAD = 20

interface RowWindowOptions {
  scroller: RefObject<HTMLElement | null>
  /** Of each row. */
  keys: readonly string[]
  /** Kept in the page though out of sight: it has the focus. */
  keptIndex: number
  /** Which list this is; each has its own place to come back to. */
  listKey: string
  onNearEnd: () => void
}

/** How high the list was when it was last seen: the first drawing needs no look at the page then. */
let roomHeight: number | undefined

type RowsWindow = Virtualizer<HTMLElement, Element>

const noteRect: RowsWindow['options']['observeElementRect'] = (rows, onRect) =>
  observeSize(rows, (rect) => {
    if (rect.height > 0) roomHeight = rect.height
    onRect(rect)
  })

/** Tells when few rows are left after the last one that is drawn. */
function useNearEnd(lastIndex: number, count: number, onNearEnd: () => void): void {
  const nearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (lastIndex >= 0 && lastIndex >= count - ASKED_AHEAD) nearEnd()
  }, [lastIndex, count])
}

/** The rows in sight and a few more; at most some forty of 50,000 are in the page. */
export function useRowWindow({ scroller, keys, keptIndex, listKey, onNearEnd }: RowWindowOptions) {
  'use no memo' // the window changes inside one and the same object
  const rowPx = useIsRoomy() ? ROW_PX.roomy : ROW_PX.dense
  const hasPainted = useHasPainted()
  const isBurst = useBurst(keys)
  const count = keys.length
  const [room] = useState(() => roomHeight ?? window.innerHeight)
  const isFresh = useRef(true)
  // eslint-disable-next-line react/incompatible-library -- its object is followed by hand, see 'use no memo'
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
      // A new list stands at its top: to put it there would lay out the page.
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
  // Another tab or search stands where it was left.
  useLayoutEffect(() => () => noteOffset(listKey, rows.scrollOffset ?? 0), [rows, listKey])
  useNearEnd(rows.getVirtualItems().at(-1)?.index ?? -1, count, onNearEnd)
  return { rows, rowPx, isBurst }
}
