import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useBelowSm, useIsTouchSized } from '@/services/page/viewport'

import { type RowOffsets, rowOffsets } from './row-offsets'

/** Tables with fewer rows render whole; larger ones scroll in their own box, on phones too. */
const VIRTUALISE_FROM = 100
/** Rows beyond the edges, so a quick scroll shows no gap. */
const OVERSCAN_ROWS = 4
const ROW_PX = { tight: 40, roomy: 48, card: 180 } as const

interface RowRange {
  from: number
  /** Exclusive end. */
  to: number
}

/** A row to render, or the spacer for rows that are not rendered. */
export type VirtualItem = { kind: 'row'; index: number } | { kind: 'gap'; id: string; height: number }

/** A spacer with another position gets another id: a moved one would count as a layout shift. */
function withSpacers(rows: readonly number[], { top, total }: RowOffsets): VirtualItem[] {
  const list: VirtualItem[] = []
  let next = 0
  for (const index of rows) {
    if (index > next) list.push({ kind: 'gap', id: `before-${index}`, height: top(index) - top(next) })
    list.push({ kind: 'row', index })
    next = index + 1
  }
  if (total > top(next)) list.push({ kind: 'gap', id: `after-${next}`, height: total - top(next) })
  return list
}

/** Returns these rows and the focused one; unmounting that would lose the focus. */
function renderedRows({ from, to }: RowRange, count: number, current: number): number[] {
  const first = Math.min(from, Math.max(0, count - (to - from)))
  const rows = Array.from({ length: Math.min(to, count) - first }, (_, place) => first + place)
  const kept = Math.min(current, count - 1)
  if (kept >= 0 && kept < first) return [kept, ...rows]
  return kept >= to ? [...rows, kept] : rows
}

interface Heights {
  usual: number | undefined
  others: Map<string, number>
}

/** Records the heights of rendered rows; returns whether any was unknown. */
function measure(body: HTMLElement, keys: readonly string[], known: Heights): boolean {
  let isNew = false
  for (const row of body.querySelectorAll<HTMLElement>(':scope > tr[data-index]')) {
    const key = keys[Number(row.dataset['index'])]
    const { height } = row.getBoundingClientRect()
    if (key === undefined || height === 0) continue
    const before = known.others.get(key) ?? known.usual
    if (before !== undefined && Math.abs(before - height) < 0.5) continue
    if (known.usual === undefined) known.usual = height
    else known.others.set(key, height)
    isNew = true
  }
  return isNew
}

/** Returns the rows inside both the scroller and the window. */
function visibleRange(scroller: HTMLElement, body: HTMLElement, places: RowOffsets, count: number): RowRange {
  const box = scroller.getBoundingClientRect()
  const { top } = body.getBoundingClientRect()
  const first = places.at(Math.max(box.top, 0) - top)
  const last = Math.max(first, places.at(Math.min(box.bottom, window.innerHeight) - top))
  return { from: Math.max(0, first - OVERSCAN_ROWS), to: Math.min(count, last + 1 + OVERSCAN_ROWS) }
}

interface VirtualRowsOptions {
  scroller: RefObject<HTMLElement | null>
  body: RefObject<HTMLElement | null>
  keys: readonly string[]
  /** The focused row. */
  current: number
  /** Called before other rows render. */
  onMove: () => void
}

/** Tests have no layout: they render a hundred rows at once. */
const hasLayout = (): boolean => 'ResizeObserver' in window

interface RowRangeOptions extends VirtualRowsOptions {
  /** Estimated row height in px before the first measurement. */
  estimatedRowPx: number
  isVirtualised: boolean
}

/** Calls back on each scroll around the list and each change of size; returns the clean-up. */
function observeMoves(outer: HTMLElement, list: HTMLElement, onChange: (isMoving: boolean) => void) {
  const onScroll = ({ target }: Event) => target instanceof Node && target.contains(list) && onChange(true)
  const observer = new ResizeObserver(() => onChange(false))
  observer.observe(outer)
  observer.observe(list)
  document.addEventListener('scroll', onScroll, { capture: true, passive: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('scroll', onScroll, { capture: true })
  }
}

/** The visible rows, and the offsets of all. */
function useRowRange({ scroller, body, keys, onMove, estimatedRowPx, isVirtualised }: RowRangeOptions) {
  const heights = useRef<Heights>({ usual: undefined, others: new Map() })
  const [known, setKnown] = useState<Heights>({ usual: undefined, others: new Map() })
  // More follow once the table's position is measured.
  const [span, setSpan] = useState<RowRange>(() => ({
    from: 0,
    to: Math.ceil(window.innerHeight / estimatedRowPx / 2),
  }))
  const places = useMemo(
    () => rowOffsets(keys, known.usual ?? estimatedRowPx, known.others),
    [keys, known, estimatedRowPx],
  )
  const follow = useEffectEvent((isMoving: boolean) => {
    if (!scroller.current || !body.current?.offsetHeight) return
    const isNew = measure(body.current, keys, heights.current)
    const { usual = estimatedRowPx, others } = heights.current
    const now = isNew ? rowOffsets(keys, usual, others) : places
    const next = visibleRange(scroller.current, body.current, now, keys.length)
    if (!isNew && next.from === span.from && next.to === span.to) return
    const draw = () => {
      if (isMoving) onMove()
      if (isNew) setKnown({ usual, others: new Map(others) })
      setSpan(next)
    }
    // New rows render within the frame that shows them.
    if (isMoving) flushSync(draw)
    else draw()
  })
  useEffect(() => {
    heights.current = { usual: undefined, others: new Map() }
    const [outer, list] = [scroller.current, body.current]
    if (!isVirtualised || !hasLayout() || !outer || !list) return
    return observeMoves(outer, list, (isMoving) => follow(isMoving))
  }, [scroller, body, isVirtualised, estimatedRowPx])
  return { span, places }
}

export type VirtualRows = ReturnType<typeof useVirtualRows>

/**
 * Chooses the rows to render. Under a hundred renders all, so the browser's Find and print reach each one:
 * one screen in the first paint, the rest in a transition. Above that, renders the visible rows and the
 * focused one.
 */
export function useVirtualRows(stage: VirtualRowsOptions) {
  const { keys, current } = stage
  const isCard = useBelowSm()
  const isRoomy = useIsTouchSized()
  const isPainted = useDeferredValue(true, !hasLayout())
  const isCut = keys.length >= VIRTUALISE_FROM
  const guess = isCard ? ROW_PX.card : isRoomy ? ROW_PX.roomy : ROW_PX.tight
  const { span, places } = useRowRange({ ...stage, estimatedRowPx: guess, isVirtualised: isCut })
  return {
    drawn:
      isCut || !isPainted
        ? withSpacers(renderedRows(span, keys.length, current), places)
        : keys.map((_, index): VirtualItem => ({ kind: 'row', index })),
    isCut,
    isCard,
  }
}
