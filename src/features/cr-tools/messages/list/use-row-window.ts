import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

import { useIsRoomy } from '@/services/viewport'

import { noteOffset, readOffset } from './scroll-memory'

/** As --row-chat in styles/theme.css. */
const ROW_PX = { dense: 64, roomy: 72 }
const OVERSCAN = 8
/** The next part is asked for while so many rows are still ahead. */
const ASKED_AHEAD = 20

interface RowWindowOptions {
  scroller: RefObject<HTMLElement | null>
  count: number
  keyOf: (index: number) => string
  /** Kept in the page though out of sight: it has the focus. */
  keptIndex: number
  /** Which list this is; each has its own place to come back to. */
  listKey: string
  onNearEnd: () => void
}

/** The rows in sight and a few more; at most some forty of 50,000 are in the page. */
export function useRowWindow({ scroller, count, keyOf, keptIndex, listKey, onNearEnd }: RowWindowOptions) {
  'use no memo' // the window changes inside one and the same object
  const rowPx = useIsRoomy() ? ROW_PX.roomy : ROW_PX.dense
  // eslint-disable-next-line react/incompatible-library -- its object is followed by hand, see 'use no memo'
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    initialOffset: () => readOffset(listKey),
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return keptIndex < 0 || keptIndex >= count || shown.includes(keptIndex)
        ? shown
        : [...shown, keptIndex].toSorted((one, other) => one - other)
    },
  })
  useLayoutEffect(() => rows.measure(), [rows, rowPx])
  // Another tab or search stands where it was left.
  useLayoutEffect(() => {
    const element = scroller.current
    if (element) element.scrollTop = readOffset(listKey)
    return () => {
      if (element) noteOffset(listKey, element.scrollTop)
    }
  }, [scroller, listKey])
  const lastIndex = rows.getVirtualItems().at(-1)?.index ?? -1
  const nearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (lastIndex >= 0 && lastIndex >= count - ASKED_AHEAD) nearEnd()
  }, [lastIndex, count])
  return { rows, rowPx }
}
