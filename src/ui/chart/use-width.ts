import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Where nothing can be measured. */
const USUAL_PX = 640

/** As wide as it was is as wide as it will be, when the page comes again. */
const known = new Map<string, number>()

/**
 * How wide an element is, before it is first painted and ever after. Told by the browser's own layout: to ask for it would
 * make the page lay itself out once more.
 */
export function useWidth(element: RefObject<HTMLElement | null>, name: string): number {
  const [width, setWidth] = useState(() => known.get(name) ?? USUAL_PX)
  useLayoutEffect(() => {
    const target = element.current
    if (!target || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0) || USUAL_PX
      if (known.get(name) === now) setWidth(now)
      else {
        known.set(name, now)
        flushSync(() => setWidth(now))
      }
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, name])
  return width
}
