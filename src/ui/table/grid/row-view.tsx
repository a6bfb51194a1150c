import { type ReactNode, type RefCallback, type RefObject, useDeferredValue } from 'react'

import { useBelowSm, useIsTouchSized } from '@/services/page/viewport'

/** Heights in px, until a row is measured. */
const ROW_PX = { tight: 40, roomy: 48, card: 180 } as const

/** A row to render, or the spacer for rows that are not rendered. */
export type RowOrGap = { kind: 'row'; index: number } | { kind: 'gap'; id: string; height: number }

/** Which rows of a table render. */
export interface RowView {
  items: readonly RowOrGap[]
  /** Of a virtualised table: measures a row. */
  measureRow?: RefCallback<HTMLTableRowElement>
}

export interface RowViewProps {
  scroller: RefObject<HTMLElement | null>
  keys: readonly string[]
  /** The focused row stays mounted. */
  current: number
  /** Called before a scroll renders other rows. */
  onScroll: () => void
  children: (view: RowView) => ReactNode
}

/** Component tests have no layout. */
export const hasLayout = (): boolean => 'ResizeObserver' in window

/** Returns the estimated height of a row in px. */
export function useRowPx(): number {
  const isCard = useBelowSm()
  const isRoomy = useIsTouchSized()
  return isCard ? ROW_PX.card : isRoomy ? ROW_PX.roomy : ROW_PX.tight
}

const rowItem = (index: number): RowOrGap => ({ kind: 'row', index })

function firstRows(total: number, rowPx: number): RowView {
  const count = Math.min(total, Math.ceil(window.innerHeight / rowPx / 2))
  const items = Array.from({ length: count }, (_, index) => rowItem(index))
  const height = (total - count) * rowPx
  return { items: height > 0 ? [...items, { kind: 'gap', id: `after-${count}`, height }] : items }
}

/** Half a screen of rows, until the code of the virtualizer has loaded. */
export function FirstRows({ keys, children }: RowViewProps) {
  return children(firstRows(keys.length, useRowPx()))
}

/**
 * All rows, the first half a screen of them in the first paint and the rest in a transition. One component for both, so
 * that a row stays mounted, with what is open or focused in it.
 */
export function AllRows({ keys, children }: RowViewProps) {
  const rowPx = useRowPx()
  const hasPainted = useDeferredValue(true, !hasLayout())
  return children(
    hasPainted ? { items: keys.map((_, index) => rowItem(index)) } : firstRows(keys.length, rowPx),
  )
}
