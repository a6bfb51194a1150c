import type { RefCallback } from 'react'

/** A row to render, or the spacer for rows that are not rendered. */
export type RowOrGap = { kind: 'row'; index: number } | { kind: 'gap'; id: string; height: number }

/** Which rows of a table render. */
export interface RowView {
  items: readonly RowOrGap[]
  /** Of a virtualised table: measures a row. */
  measureRow?: RefCallback<HTMLTableRowElement>
}

/** Component tests have no layout. */
export const hasLayout = (): boolean => 'ResizeObserver' in window

const rowItem = (index: number): RowOrGap => ({ kind: 'row', index })

/** Half a screen of rows: in the first paint, and until the code of the virtualizer has loaded. */
export function firstRows(total: number, rowPx: number): RowView {
  const count = Math.min(total, Math.ceil(window.innerHeight / rowPx / 2))
  const items = Array.from({ length: count }, (_, index) => rowItem(index))
  const height = (total - count) * rowPx
  return { items: height > 0 ? [...items, { kind: 'gap', id: `after-${count}`, height }] : items }
}

export const allRows = (total: number): RowView => ({
  items: Array.from({ length: total }, (_, index) => rowItem(index)),
})
