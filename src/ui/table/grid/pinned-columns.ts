import { type RefObject, useLayoutEffect } from 'react'

import type { Column } from '../table-column'

/** The checkbox cell is sticky at the start; on a card it is in the corner. */
export const SELECT_CELL_CLASSES =
  'relative w-(--select-width) min-w-(--select-width) ps-4 sm:sticky sm:start-0 sm:z-10 max-sm:absolute max-sm:end-1 max-sm:top-0 max-sm:z-10 max-sm:grid max-sm:size-11 max-sm:place-items-center max-sm:p-0 max-sm:border-0 max-sm:bg-transparent print:hidden'

/** Offsets the pinned columns by the checkbox column. */
export const PINNED_AFTER_SELECT_CLASSES =
  '[--select-width:44px] sm:[&_th:nth-child(2)]:sticky sm:[&_th:nth-child(2)]:start-(--select-width) sm:[&_th:nth-child(2)]:z-10 sm:[&_td:nth-child(2)]:sticky sm:[&_td:nth-child(2)]:start-(--select-width) sm:[&_td:nth-child(2)]:z-10 max-sm:[&_td:nth-child(2)]:col-span-2 max-sm:[&_td:nth-child(2)]:pb-1'

/** Names do not wrap in print. Pinned columns stay beside the first one when the table scrolls sideways. */
const PINNED_CLASSES = [
  'print:whitespace-nowrap!',
  'md:sticky md:start-(--pin-1) md:z-10',
  'md:sticky md:start-(--pin-2) md:z-10',
] as const

/** Counts the sticky columns: the first one and the pinned ones right after it. */
export const pinnedCount = <Row>(columns: readonly Column<Row>[]): number => {
  const end = columns.findIndex(({ isPinned }, index) => index > 0 && !isPinned)
  return Math.min(end < 0 ? columns.length : end, PINNED_CLASSES.length)
}

export const pinnedClasses = (index: number, pinned: number): string =>
  index < pinned ? (PINNED_CLASSES[index] ?? '') : ''

/** Measures the offset of each pinned column and sets it as `--pin-1` and `--pin-2` on the table. */
export function usePinnedOffsets(
  table: RefObject<HTMLTableElement | null>,
  pinned: number,
  hasBoxes: boolean,
): void {
  useLayoutEffect(() => {
    const heads = [...(table.current?.tHead?.rows[0]?.cells ?? [])].slice(0, pinned + Number(hasBoxes) - 1)
    if (pinned < 2 || heads.length === 0) return
    const measure = () => {
      let start = 0
      for (const [index, head] of heads.entries()) {
        start += head.getBoundingClientRect().width
        const pin = index + 1 - Number(hasBoxes)
        if (pin > 0) table.current?.style.setProperty(`--pin-${pin}`, `${start}px`)
      }
    }
    measure()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(measure)
    for (const head of heads) observer.observe(head)
    return () => observer.disconnect()
  }, [table, pinned, hasBoxes])
}
