import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'

const LONG_MS = 500
const STILL_WITHIN_PX = 10

/** Tells a long press from a tap or scroll. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef<{ x: number; y: number }>(undefined)
  const isLong = useRef(false)
  const stop = () => {
    clearTimeout(timer.current)
    start.current = undefined
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    /** Whether the click that follows belongs to a long press. */
    wasLong: () => isLong.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        isLong.current = false
        if (event.pointerType !== 'touch') return
        start.current = { x: event.clientX, y: event.clientY }
        timer.current = setTimeout(() => {
          isLong.current = true
          onLongPress()
        }, LONG_MS)
      },
      onPointerMove: (event: PointerEvent) => {
        const from = start.current
        if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_WITHIN_PX) stop()
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      // The same press would open the browser's link menu.
      onContextMenu: (event: SyntheticEvent) => {
        if (start.current) event.preventDefault()
      },
    },
  }
}
