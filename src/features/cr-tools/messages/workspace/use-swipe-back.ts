import { type PointerEvent, useRef } from 'react'

import { isRightToLeft } from '@/i18n'
import { distanceFromStart } from '@/ui/distance-from-start'

/** A swipe starts near the start edge, is mostly horizontal, and is fast or covers a third of the width. */
const START_WITHIN_PX = 48
const SIDEWAYS_FROM_PX = 12
const FAR = 0.33
const FAST_PX_PER_MS = 0.5

interface Swipe {
  pointerId: number
  x: number
  y: number
  at: number
  isSideways: boolean
}

const mayMove = () =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !document.documentElement.hasAttribute('data-reduced-motion')

function resetPane(pane: HTMLElement): void {
  const { style } = pane
  style.transform = ''
  style.transition = mayMove() ? 'transform var(--duration) var(--ease-out)' : ''
}

/** Distance towards the end edge: to the right, in Arabic to the left. */
const swipeDistance = (event: PointerEvent<HTMLElement>, from: Swipe): number =>
  (event.clientX - from.x) * (isRightToLeft() ? -1 : 1)

function startSwipe(event: PointerEvent<HTMLElement>): Swipe | undefined {
  if (event.pointerType !== 'touch' || !event.isPrimary) return undefined
  const box = event.currentTarget.getBoundingClientRect()
  if (distanceFromStart(box, event.clientX) > START_WITHIN_PX) return undefined
  const { pointerId, clientX: x, clientY: y, timeStamp: at } = event
  return { pointerId, x, y, at, isSideways: false }
}

/** Returns the swipe after a move; undefined when it is rather vertical. */
function swipeAfterMove(event: PointerEvent<HTMLElement>, from: Swipe): Swipe | undefined {
  const way = swipeDistance(event, from)
  const across = Math.abs(event.clientY - from.y)
  if (from.isSideways || (way <= SIDEWAYS_FROM_PX && across <= SIDEWAYS_FROM_PX)) return from
  return way > across ? { ...from, isSideways: true } : undefined
}

function movePane(event: PointerEvent<HTMLElement>, from: Swipe): void {
  const pane = event.currentTarget
  pane.setPointerCapture(event.pointerId)
  if (!mayMove()) return
  const { style } = pane
  style.transition = ''
  style.transform = `translateX(${Math.max(0, swipeDistance(event, from)) * (isRightToLeft() ? -1 : 1)}px)`
}

const isFarOrFast = (event: PointerEvent<HTMLElement>, from: Swipe): boolean => {
  const way = swipeDistance(event, from)
  const speed = way / Math.max(1, event.timeStamp - from.at)
  return way > event.currentTarget.clientWidth * FAR || speed > FAST_PX_PER_MS
}

/** Goes back by a swipe from the start edge; the pane follows the finger unless motion is reduced. */
export function useSwipeBack(onBack: (() => void) | undefined) {
  const swipe = useRef<Swipe>(undefined)
  if (!onBack) return {}
  const end = (event: PointerEvent<HTMLElement>) => {
    const from = swipe.current
    swipe.current = undefined
    if (!from?.isSideways) return
    resetPane(event.currentTarget)
    if (event.type === 'pointerup' && isFarOrFast(event, from)) onBack()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      swipe.current = startSwipe(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (swipe.current?.pointerId !== event.pointerId) return
      swipe.current = swipeAfterMove(event, swipe.current)
      if (swipe.current?.isSideways) movePane(event, swipe.current)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
