import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

import { useHasPainted } from '@/services/page/after-paint'
import { useIsTouchSized } from '@/services/page/viewport'
import { rangeWith } from '@/ui/virtual-range'

/** Same as --row-chat in styles/theme.css. */
const ROW_PX = { dense: 64, roomy: 72 }
/** Overscan on each side; in the first frame only visible rows render. */
const OVERSCAN = 8
const FIRST_OVERSCAN = 1
/** The next page is requested when this many rows are left. */
const PRELOAD_WITHIN_ROWS = 12

/** By list: on narrow screens the thread replaces the list, which then returns to its scroll offset. */
const scrollOffsets = new Map<string, number>()

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

/** Virtualizes the rows: at most some forty of 50,000 are mounted. */
export function useVirtualChannels({ scroller, keys, focusedIndex, listKey, onNearEnd }: VirtualRowsOptions) {
  const rowPx = useIsTouchSized() ? ROW_PX.roomy : ROW_PX.dense
  const hasPainted = useHasPainted()
  const count = keys.length
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    // Another function in each render, so that the offsets follow `rowPx`.
    getItemKey: (index) => keys[index] ?? index,
    overscan: hasPainted ? OVERSCAN : FIRST_OVERSCAN,
    initialOffset: () => scrollOffsets.get(listKey) ?? 0,
    rangeExtractor: rangeWith(focusedIndex),
  })
  useLayoutEffect(
    () => () => void scrollOffsets.set(listKey, virtualizer.scrollOffset ?? 0),
    [virtualizer, listKey],
  )
  const lastIndex = virtualizer.getVirtualItems().at(-1)?.index ?? -1
  const nearEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (lastIndex >= count - PRELOAD_WITHIN_ROWS) nearEnd()
  }, [lastIndex, count])
  return { virtualizer, rowPx }
}
