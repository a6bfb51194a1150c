import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

import { useBelowSm, useIsRoomy } from '@/services/viewport'

import { DRAWN_AT_MOST } from './look'

const ROW_PX = { tight: 40, roomy: 48, card: 180 } as const

/** A row to draw, or the room of those that are not drawn. */
export type Drawn = { kind: 'row'; index: number } | { kind: 'gap'; id: string; height: number }

const everyRow = (count: number): Drawn[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'row', index }))

function withGaps(items: readonly VirtualItem[], total: number): Drawn[] {
  const list: Drawn[] = []
  let end = 0
  for (const item of items) {
    if (item.start > end) list.push({ kind: 'gap', id: `before-${item.index}`, height: item.start - end })
    list.push({ kind: 'row', index: item.index })
    end = item.end
  }
  if (total > end) list.push({ kind: 'gap', id: 'after', height: total - end })
  return list
}

/** Rows of a table are as high as the first of them. */
function useRowHeight(scroller: RefObject<HTMLElement | null>, isOn: boolean): number | undefined {
  const [rowPx, setRowPx] = useState<number>()
  useLayoutEffect(() => {
    if (!isOn) return
    const measure = () => {
      const height = scroller.current?.querySelector<HTMLElement>('tr[data-index]')?.offsetHeight
      if (height) setRowPx(height)
    }
    measure()
  }, [scroller, isOn])
  return rowPx
}

export type RowWindow = ReturnType<typeof useRowWindow>

/** Which rows are drawn: all of a few, of many those in sight and the one in focus. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, current: number) {
  const isCard = useBelowSm()
  const isRoomy = useIsRoomy()
  const isLong = count > DRAWN_AT_MOST
  const rowPx = useRowHeight(scroller, isLong && !isCard)
  // eslint-disable-next-line react/incompatible-library -- its functions are asked anew at each drawing, and kept nowhere
  const virtual = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isCard ? ROW_PX.card : (rowPx ?? (isRoomy ? ROW_PX.roomy : ROW_PX.tight))),
    // New rows are drawn within the frame that shows them: more beyond the edge would only cost.
    overscan: 3,
    initialRect: { width: 800, height: window.innerHeight },
    // The row in focus stays, or scrolling would throw the focus away.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(current, count - 1)])].toSorted((a, b) => a - b),
  })
  useLayoutEffect(() => virtual.measure(), [virtual, rowPx, isCard])
  const items = isLong ? virtual.getVirtualItems() : undefined
  const total = virtual.getTotalSize()
  const drawn = items ? withGaps(items, total) : everyRow(count)
  return {
    drawn,
    isLong,
    isCard,
    // Cards are as high as what they say; rows of a table are all alike.
    measure: isLong && isCard ? virtual.measureElement : undefined,
    scrollTo: (index: number) => {
      if (isLong) virtual.scrollToIndex(index, { align: 'auto' })
    },
  }
}
