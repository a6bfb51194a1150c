import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Smaller movements are a press, not a drag. */
const DRAGS_AFTER_PX = 4
/** A finger that moves at once scrolls; one that rests starts a drag. */
const HOLD_MS = 300
/** Within this distance of an edge, the scroller scrolls automatically. */
const EDGE_PX = 36
const STEP_PX = 14

export interface PointerDrag<Grip> {
  /** The item under the pointer; undefined where nothing can be dragged. */
  begin: (event: PointerEvent) => Grip | undefined
  /** Whether a resting finger starts a drag; true by default. */
  holds?: (grip: Grip) => boolean
  /** The drag starts. */
  onLift?: (grip: Grip, event: PointerEvent) => void
  onMove: (grip: Grip, event: PointerEvent) => void
  /** `isKept` is false after Escape and after pointercancel. */
  onEnd: (grip: Grip, isKept: boolean) => void
  /** The pointer was released without a drag. */
  onPress?: (grip: Grip) => void
}

interface Hold<Grip> {
  grip: Grip
  pointerId: number
  isTouch: boolean
  x: number
  y: number
  isLifted: boolean
  timer?: ReturnType<typeof setTimeout>
}

const holdOf = <Grip>(grip: Grip, event: PointerEvent): Hold<Grip> => ({
  grip,
  pointerId: event.pointerId,
  isTouch: event.pointerType === 'touch',
  x: event.clientX,
  y: event.clientY,
  isLifted: false,
})

/** Scrolls while the pointer is near an edge. */
export function scrollAtEdge(scroller: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  const along = (at: number, from: number, to: number) =>
    at < from + EDGE_PX ? -STEP_PX : at > to - EDGE_PX ? STEP_PX : 0
  scroller.scrollBy(along(clientX, left, right), along(clientY, top, bottom))
}

const swallow = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}

/** Follows one pointer from pointerdown to pointerup. */
function listen<Grip>(element: HTMLElement, drag: Required<PointerDrag<Grip>>): () => void {
  let hold: Hold<Grip> | undefined
  const lift = (held: Hold<Grip>, event: PointerEvent) => {
    held.isLifted = true
    element.setPointerCapture(held.pointerId)
    drag.onLift(held.grip, event)
  }
  const end = (isKept: boolean) => {
    const held = hold
    hold = undefined
    if (!held) return
    clearTimeout(held.timer)
    if (!held.isLifted) return
    drag.onEnd(held.grip, isKept)
    // The click that ends a drag must not open anything.
    element.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
  }
  const down = (event: PointerEvent) => {
    const grip = event.button === 0 ? drag.begin(event) : undefined
    hold = grip && holdOf(grip, event)
    const held = hold
    if (held?.isTouch && drag.holds(held.grip)) held.timer = setTimeout(() => lift(held, event), HOLD_MS)
  }
  const move = (event: PointerEvent) => {
    if (!hold || event.pointerId !== hold.pointerId) return
    const isFar = Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > DRAGS_AFTER_PX
    if (!hold.isLifted && isFar && hold.isTouch) return end(false)
    if (!hold.isLifted && isFar) lift(hold, event)
    if (hold.isLifted) drag.onMove(hold.grip, event)
  }
  const up = () => {
    if (hold && !hold.isLifted) drag.onPress(hold.grip)
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

/** Listens to pointer, touch and Escape until the returned function is called. */
function hear(element: HTMLElement, { down, move, up, end, isLifted }: Ways): () => void {
  const over = new AbortController()
  const { signal } = over
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', () => end(false), { signal })
  // During a drag, the finger moves the item, not the page.
  const still = (event: TouchEvent) => isLifted() && event.preventDefault()
  element.addEventListener('touchmove', still, { signal, passive: false })
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal })
  return () => over.abort()
}

/** Drags items inside an element by pointer, or by touch after a short rest. Escape cancels. */
export function usePointerDrag<Grip>(within: RefObject<HTMLElement | null>, drag: PointerDrag<Grip>): void {
  const begin = useEffectEvent(drag.begin)
  const holds = useEffectEvent((grip: Grip) => drag.holds?.(grip) ?? true)
  const onLift = useEffectEvent((grip: Grip, event: PointerEvent) => drag.onLift?.(grip, event))
  const onMove = useEffectEvent(drag.onMove)
  const onEnd = useEffectEvent(drag.onEnd)
  const onPress = useEffectEvent((grip: Grip) => drag.onPress?.(grip))
  useEffect(() => {
    const element = within.current
    return element ? listen(element, { begin, holds, onLift, onMove, onEnd, onPress }) : undefined
  }, [within])
}
