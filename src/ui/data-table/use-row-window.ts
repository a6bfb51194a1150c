import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useBelowSm, useIsRoomy } from '@/services/viewport'

import { WHOLE_UNDER } from './look'
import { type Places, placesOf } from './row-places'
import { BEYOND, type Span, useEdgesLater } from './use-edges-later'

const ROW_PX = { tight: 40, roomy: 48, card: 180 } as const
/** A row to render, or the spacer for rows that are not rendered. */
export type Drawn = { kind: 'row'; index: number } | { kind: 'gap'; id: string; height: number }

/** A spacer with another position gets another id: a moved one would count as a layout shift. */
function withGaps(rows: readonly number[], { top, total }: Places): Drawn[] {
  const list: Drawn[] = []
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
function rowsOf({ from, to }: Span, count: number, current: number): number[] {
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
function inSight(scroller: HTMLElement, body: HTMLElement, places: Places, count: number): Span {
  const box = scroller.getBoundingClientRect()
  const { top } = body.getBoundingClientRect()
  const first = places.at(Math.max(box.top, 0) - top)
  const last = Math.max(first, places.at(Math.min(box.bottom, window.innerHeight) - top))
  return { from: Math.max(0, first - BEYOND), to: Math.min(count, last + 1 + BEYOND) }
}

interface Stage {
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

interface Looks extends Stage {
  /** Estimated row height in px before the first measurement. */
  guess: number
  isCut: boolean
}

/** The visible rows, and the offsets of all. */
function useSpan({ scroller, body, keys, onMove, guess, isCut }: Looks) {
  const heights = useRef<Heights>({ usual: undefined, others: new Map() })
  const [known, setKnown] = useState<Heights>({ usual: undefined, others: new Map() })
  // More follow once the table's position is measured.
  const [span, setSpan] = useState<Span>(() => ({ from: 0, to: Math.ceil(window.innerHeight / guess / 2) }))
  const places = useMemo(() => placesOf(keys, known.usual ?? guess, known.others), [keys, known, guess])
  const follow = useEffectEvent((isMoving: boolean) => {
    if (!scroller.current || !body.current?.offsetHeight) return
    const isNew = measure(body.current, keys, heights.current)
    const { usual = guess, others } = heights.current
    const now = isNew ? placesOf(keys, usual, others) : places
    const next = inSight(scroller.current, body.current, now, keys.length)
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
    if (!isCut || !hasLayout() || !outer || !list) return
    const onScroll = ({ target }: Event) => target instanceof Node && target.contains(list) && follow(true)
    const observer = new ResizeObserver(() => follow(false))
    observer.observe(outer)
    observer.observe(list)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [scroller, body, isCut, guess])
  return { span, places }
}

export type RowWindow = ReturnType<typeof useRowWindow>

/**
 * Chooses the rows to render. Under a hundred renders all, so the browser's Find and print reach each one:
 * one screen in the first paint, the rest in a transition. Above that, renders the visible rows and the
 * focused one.
 */
export function useRowWindow(stage: Stage) {
  const { keys, current } = stage
  const isCard = useBelowSm()
  const isRoomy = useIsRoomy()
  const isPainted = useDeferredValue(true, !hasLayout())
  const isCut = keys.length >= WHOLE_UNDER
  const guess = isCard ? ROW_PX.card : isRoomy ? ROW_PX.roomy : ROW_PX.tight
  const { span: near, places } = useSpan({ ...stage, guess, isCut })
  const span = useEdgesLater(keys, near)
  return {
    drawn:
      isCut || !isPainted
        ? withGaps(rowsOf(span, keys.length, current), places)
        : keys.map((_, index): Drawn => ({ kind: 'row', index })),
    isCut,
    isCard,
  }
}
