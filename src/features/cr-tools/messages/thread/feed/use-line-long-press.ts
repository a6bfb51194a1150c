import { type PointerEvent, useEffect, useRef } from 'react'

const LONG_PRESS_MS = 500
/** A finger that moves further scrolls. */
const STILL_WITHIN_PX = 8

/** Opens the actions of a line by a long press on touch. */
export function useLineLongPress(onHeld: (target: Element) => void) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => end, [])
  return {
    onPointerDown: (event: PointerEvent) => {
      end()
      if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return
      const { target, clientX: x, clientY: y } = event
      const timer = setTimeout(() => {
        end()
        onHeld(target)
      }, LONG_PRESS_MS)
      press.current = { x, y, timer }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_WITHIN_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
