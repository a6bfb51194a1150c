import { type PointerEvent, useEffect, useRef } from 'react'

const LONG_PRESS_MS = 500
/** A finger that moves further scrolls. */
const STILL_WITHIN_PX = 10

/** Tells a long press on touch from a tap and a scroll; calls back with the pressed element. */
export function useLongPress(onLongPress: (target: Element) => void) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined)
  const wasLong = useRef(false)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => end, [])
  return {
    isPressed: () => press.current !== undefined,
    /** Whether the click that follows belongs to a long press. */
    wasLong: () => wasLong.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        end()
        wasLong.current = false
        if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return
        const { target, clientX: x, clientY: y } = event
        const timer = setTimeout(() => {
          wasLong.current = true
          onLongPress(target)
        }, LONG_PRESS_MS)
        press.current = { x, y, timer }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const from = press.current
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_WITHIN_PX) end()
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
