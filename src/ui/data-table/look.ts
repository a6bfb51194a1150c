import type { Column } from '../table-column'

/** The cell with the checkbox stays at the start; on a card it is in the corner. */
export const SELECT_CELL =
  'relative w-(--select-width) min-w-(--select-width) ps-4 sm:sticky sm:start-0 sm:z-10 max-sm:absolute max-sm:end-1 max-sm:top-0 max-sm:z-10 max-sm:grid max-sm:size-11 max-sm:place-items-center max-sm:p-0 max-sm:border-0 max-sm:bg-transparent print:hidden'

/** With boxes before them, the first columns stay behind these. */
export const AFTER_SELECT =
  '[--select-width:44px] sm:[&_th:nth-child(2)]:sticky sm:[&_th:nth-child(2)]:start-(--select-width) sm:[&_th:nth-child(2)]:z-10 sm:[&_td:nth-child(2)]:sticky sm:[&_td:nth-child(2)]:start-(--select-width) sm:[&_td:nth-child(2)]:z-10 max-sm:[&_td:nth-child(2)]:col-span-2 max-sm:[&_td:nth-child(2)]:pb-1'

/** Tables with fewer rows are whole in the page; others scroll by themselves on phones too. A part of a longer list has as many. */
export const WHOLE_UNDER = 100

/**
 * Names stay on one line on paper. What is pinned stays beside the first column when the table scrolls sideways; how far in is
 * measured (use-pins.ts).
 */
const PINS = [
  'print:whitespace-nowrap!',
  'md:sticky md:start-(--pin-1) md:z-10',
  'md:sticky md:start-(--pin-2) md:z-10',
] as const

/** How many columns stay: the first one, and those right after it that are pinned. */
export const pinnedCount = <Row>(columns: readonly Column<Row>[]): number => {
  const end = columns.findIndex(({ isPinned }, place) => place > 0 && !isPinned)
  return Math.min(end < 0 ? columns.length : end, PINS.length)
}

export const pinLook = (place: number, pinned: number): string => (place < pinned ? (PINS[place] ?? '') : '')
