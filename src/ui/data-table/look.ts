/** The cell with the box stays at the start; on a card it stands in the corner. */
export const SELECT_CELL =
  'relative w-(--select-width) min-w-(--select-width) ps-4 sm:sticky sm:start-0 sm:z-10 max-sm:absolute max-sm:end-1 max-sm:top-0 max-sm:z-10 max-sm:grid max-sm:size-11 max-sm:place-items-center max-sm:p-0 max-sm:border-0 max-sm:bg-transparent'

/** With boxes before them, the first columns stay behind these. */
export const AFTER_SELECT =
  '[--select-width:44px] sm:[&_th:nth-child(2)]:sticky sm:[&_th:nth-child(2)]:start-(--select-width) sm:[&_th:nth-child(2)]:z-10 sm:[&_td:nth-child(2)]:sticky sm:[&_td:nth-child(2)]:start-(--select-width) sm:[&_td:nth-child(2)]:z-10 max-sm:[&_td:nth-child(2)]:col-span-2 max-sm:[&_td:nth-child(2)]:pb-1'

/** So few rows are drawn whole. */
export const FEW_ROWS = 12

/** Past so many rows a table scrolls by itself on phones too, and is not drawn whole even where nothing can be measured. */
export const DRAWN_AT_MOST = 100
