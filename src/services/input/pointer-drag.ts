import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Smaller movements are a press, not a drag. */
const DRAG_THRESHOLD_PX = 4
/** A finger that moves at once scrolls; one that rests starts a drag. */
const HOLD_MS = 300
/** Within this distance of an edge, the scroller scrolls automatically. */
const EDGE_PX = 36
const EDGE_SCROLL_PX = 14

export interface PointerDrag<Grip> {
  /** The item under the pointer; undefined where nothing can be dragged. */
  begin: (event: PointerEvent) => Grip | undefined
  /** Whether a resting finger starts a drag; true by default. */
  startsOnHold?: (grip: Grip) => boolean
  /** The drag starts. */
  onLift?: (grip: Grip, event: PointerEvent) => void
  onMove: (grip: Grip, event: PointerEvent) => void
  /** `isKept` is false after Escape and after pointercancel. */
  onEnd: (grip: Grip, isKept: boolean) => void
  /** The pointer was released without a drag. */
  onPress?: (grip: Grip) => void
}

interface DragState<Grip> {
  grip: Grip
  pointerId: number
  isTouch: boolean
  x: number
  y: number
  isDragging: boolean
  timer?: ReturnType<typeof setTimeout>
}

const createDragState = <Grip>(grip: Grip, event: PointerEvent): DragState<Grip> => ({
  grip,
  pointerId: event.pointerId,
  isTouch: event.pointerType === 'touch',
  x: event.clientX,
  y: event.clientY,
  isDragging: false,
})

/** Scrolls while the pointer is near an edge. */
export function scrollAtEdge(scroller: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  const along = (at: number, from: number, to: number) =>
    at < from + EDGE_PX ? -EDGE_SCROLL_PX : at > to - EDGE_PX ? EDGE_SCROLL_PX : 0
  scroller.scrollBy(along(clientX, left, right), along(clientY, top, bottom))
}

const suppressEvent = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}

/** The click that ends a drag must not open anything. */
function suppressClick(element: HTMLElement): void {
  element.addEventListener('click', suppressEvent, { capture: true, once: true })
  setTimeout(() => element.removeEventListener('click', suppressEvent, { capture: true }))
}

/** Follows one pointer from pointerdown to pointerup. */
function attachDrag<Grip>(element: HTMLElement, drag: Required<PointerDrag<Grip>>): () => void {
  let hold: DragState<Grip> | undefined
  const lift = (held: DragState<Grip>, event: PointerEvent) => {
    held.isDragging = true
    element.setPointerCapture(held.pointerId)
    drag.onLift(held.grip, event)
  }
  const end = (isKept: boolean) => {
    const held = hold
    hold = undefined
    clearTimeout(held?.timer)
    if (!held?.isDragging) return
    drag.onEnd(held.grip, isKept)
    suppressClick(element)
  }
  const isOurs = ({ pointerId }: PointerEvent) => pointerId === hold?.pointerId
  const down = (event: PointerEvent) => {
    // A second finger leaves the first one's drag alone.
    if (!event.isPrimary) return
    end(false)
    const grip = event.button === 0 ? drag.begin(event) : undefined
    const held = grip && createDragState(grip, event)
    hold = held
    if (held?.isTouch && drag.startsOnHold(held.grip))
      held.timer = setTimeout(() => lift(held, event), HOLD_MS)
  }
  const move = (event: PointerEvent) => {
    if (!hold || !isOurs(event)) return
    const isFar = Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > DRAG_THRESHOLD_PX
    if (!hold.isDragging && isFar && hold.isTouch) return end(false)
    if (!hold.isDragging && isFar) lift(hold, event)
    if (hold.isDragging) drag.onMove(hold.grip, event)
  }
  const up = (event: PointerEvent) => {
    if (!hold || !isOurs(event)) return
    if (!hold.isDragging) drag.onPress(hold.grip)
    end(true)
  }
  const cancel = (event?: PointerEvent) => (!event || isOurs(event)) && end(false)
  return addDragListeners(element, { down, move, up, cancel, isLifted: () => hold?.isDragging === true })
}

interface DragListeners {
  down: (event: PointerEvent) => void
  move: (event: PointerEvent) => void
  up: (event: PointerEvent) => void
  /** Without an event, whichever pointer drags. */
  cancel: (event?: PointerEvent) => void
  isLifted: () => boolean
}

/** Listens to pointer, touch and Escape until the returned function is called, which cancels a drag. */
function addDragListeners(
  element: HTMLElement,
  { down, move, up, cancel, isLifted }: DragListeners,
): () => void {
  const over = new AbortController()
  const { signal } = over
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', cancel, { signal })
  // During a drag, the finger moves the item, not the page.
  const still = (event: TouchEvent) => isLifted() && event.preventDefault()
  element.addEventListener('touchmove', still, { signal, passive: false })
  window.addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), { signal })
  return () => {
    over.abort()
    cancel()
  }
}

/** Drags items inside an element by pointer, or by touch after a short rest. Escape cancels. */
export function usePointerDrag<Grip>(within: RefObject<HTMLElement | null>, drag: PointerDrag<Grip>): void {
  const begin = useEffectEvent(drag.begin)
  const holds = useEffectEvent((grip: Grip) => drag.startsOnHold?.(grip) ?? true)
  const onLift = useEffectEvent((grip: Grip, event: PointerEvent) => drag.onLift?.(grip, event))
  const onMove = useEffectEvent(drag.onMove)
  const onEnd = useEffectEvent(drag.onEnd)
  const onPress = useEffectEvent((grip: Grip) => drag.onPress?.(grip))
  useEffect(() => {
    const element = within.current
    return element
      ? attachDrag(element, { begin, startsOnHold: holds, onLift, onMove, onEnd, onPress })
      : undefined
  }, [within])
}
