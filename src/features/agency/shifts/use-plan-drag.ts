import { type RefObject, useEffect, useEffectEvent } from 'react'

import type { PlannedShift } from '@/domain/planned-shift'
import type { GridWeek } from '@/domain/shift-grid'

import { draggedTo, type Ghost, type Grip, kindOf, momentUnder, trackUnder } from './plan-drag'

/** A hand that trembles drags nothing. */
const DRAGS_AFTER_PX = 4
/** A finger that moves at once scrolls; one that rests takes hold. */
const HOLD_MS = 300
/** Near the edge of what is seen, the plan moves on by itself. */
const EDGE_PX = 36
const STEP_PX = 14

interface PlanDrag {
  week: GridWeek
  /** The shift behind an id, if it may be changed. */
  find: (shiftId: string) => PlannedShift | undefined
  mayPlan: (rowId: string) => boolean
  onGhost: (ghost: Ghost | undefined) => void
  onDrop: (ghost: Ghost) => void
  /** A press on an empty place. */
  onPress: (rowId: string, at: number) => void
}

interface Hold extends Grip {
  pointerId: number
  isTouch: boolean
  x: number
  y: number
  track: HTMLElement
  isLifted: boolean
  timer?: ReturnType<typeof setTimeout>
  last?: Ghost
}

/** What lies under a pointer that goes down: a shift, one of its ends, or an empty place. */
function holdAt(event: PointerEvent, { week, find, mayPlan }: PlanDrag): Hold | undefined {
  const target = event.target instanceof Element ? event.target : null
  const track = target?.closest<HTMLElement>('[data-track]')
  const rowId = track?.dataset['track']
  if (event.button !== 0 || !target || !track || rowId === undefined) return undefined
  const at = momentUnder(track, event.clientX, week)
  const shiftId = target.closest<HTMLElement>('[data-shift]')?.dataset['shift'] ?? null
  const shift = shiftId === null ? undefined : find(shiftId)
  if (shiftId === null ? !mayPlan(rowId) : !shift) return undefined
  return {
    kind: shift ? kindOf(target) : 'new',
    shiftId,
    rowId,
    span: shift ?? { startAt: at, endAt: at },
    at,
    pointerId: event.pointerId,
    isTouch: event.pointerType === 'touch',
    x: event.clientX,
    y: event.clientY,
    track,
    isLifted: false,
  }
}

function scrollAtEdge(scroller: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  const along = (at: number, from: number, to: number) =>
    at < from + EDGE_PX ? -STEP_PX : at > to - EDGE_PX ? STEP_PX : 0
  scroller.scrollBy(along(clientX, left, right), along(clientY, top, bottom))
}

/** Takes shifts by pointer or finger: to move them, to make them longer or shorter, to draw new ones. Escape puts back. */
export function usePlanDrag(scroller: RefObject<HTMLElement | null>, drag: PlanDrag): void {
  const begin = useEffectEvent((event: PointerEvent) => holdAt(event, drag))
  const follow = useEffectEvent((hold: Hold, event: PointerEvent) => {
    if (scroller.current) scrollAtEdge(scroller.current, event)
    const under = hold.kind === 'move' ? trackUnder(event.clientX, event.clientY) : null
    const rowId = under?.dataset['track'] ?? hold.last?.rowId ?? hold.rowId
    const span = draggedTo(hold, momentUnder(hold.track, event.clientX, drag.week))
    const ghost: Ghost = {
      shiftId: hold.shiftId,
      rowId: drag.mayPlan(rowId) ? rowId : hold.rowId,
      fromRowId: hold.rowId,
      span,
      by: 'pointer',
    }
    const { last } = hold
    const isSame =
      last?.rowId === rowId && last.span.startAt === span.startAt && last.span.endAt === span.endAt
    hold.last = ghost
    if (!isSame) drag.onGhost(ghost)
  })
  const drop = useEffectEvent((ghost: Ghost | undefined) => {
    drag.onGhost(undefined)
    if (ghost) drag.onDrop(ghost)
  })
  const press = useEffectEvent((hold: Hold) => drag.onPress(hold.rowId, hold.at))
  useEffect(() => {
    const element = scroller.current
    return element ? listen(element, { begin, follow, drop, press }) : undefined
  }, [scroller])
}

interface Acts {
  begin: (event: PointerEvent) => Hold | undefined
  follow: (hold: Hold, event: PointerEvent) => void
  drop: (ghost: Ghost | undefined) => void
  press: (hold: Hold) => void
}

/** The ways of one pointer, from its going down to its coming up. */
function listen(element: HTMLElement, { begin, follow, drop, press }: Acts): () => void {
  let hold: Hold | undefined
  const lift = (held: Hold) => {
    held.isLifted = true
    element.setPointerCapture(held.pointerId)
  }
  const end = (isKept: boolean) => {
    const held = hold
    hold = undefined
    if (!held) return
    clearTimeout(held.timer)
    if (!held.isLifted) return
    drop(isKept ? held.last : undefined)
    // The press that ends a drag opens nothing.
    element.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
  }
  const down = (event: PointerEvent) => {
    hold = begin(event)
    const held = hold
    if (held?.isTouch && held.kind !== 'new') held.timer = setTimeout(() => lift(held), HOLD_MS)
  }
  const move = (event: PointerEvent) => {
    if (!hold || event.pointerId !== hold.pointerId) return
    const isFar = Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > DRAGS_AFTER_PX
    if (!hold.isLifted && isFar && hold.isTouch) return end(false)
    if (!hold.isLifted && isFar) lift(hold)
    if (hold.isLifted) follow(hold, event)
  }
  const up = () => {
    if (hold && !hold.isLifted && hold.kind === 'new') press(hold)
    end(true)
  }
  return hear(element, { down, move, up, end, isLifted: () => hold?.isLifted === true })
}

interface Ways {
  down: (event: PointerEvent) => void
  move: (event: PointerEvent) => void
  up: () => void
  end: (isKept: boolean) => void
  isLifted: () => boolean
}

/** Listens to pointer, finger and Escape until the returned function is called. */
function hear(element: HTMLElement, { down, move, up, end, isLifted }: Ways): () => void {
  const over = new AbortController()
  const { signal } = over
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', () => end(false), { signal })
  // Once taken hold of, the finger moves the shift and not the page.
  const still = (event: TouchEvent) => isLifted() && event.preventDefault()
  element.addEventListener('touchmove', still, { signal, passive: false })
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal })
  return () => over.abort()
}

const swallow = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}
