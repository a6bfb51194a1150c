import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Where nothing can be measured. */
const USUAL_PX = 640

/** As wide as it was is as wide as it will be, when the page comes again. */
const known = new Map<string, number>()

const isMeasured = 'ResizeObserver' in globalThis

/**
 * How wide an element is; undefined until it has been laid out for the first time. Told by the browser's own layout: to ask
 * for it would make the page lay itself out once more. What depends on it follows a frame later, not within that layout.
 */
export function useWidth(element: RefObject<HTMLElement | null>, name: string): number | undefined {
  const [width, setWidth] = useState(() => known.get(name) ?? (isMeasured ? undefined : USUAL_PX))
  useLayoutEffect(() => {
    const target = element.current
    if (!target || !isMeasured) return
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0) || USUAL_PX
      const before = known.get(name)
      known.set(name, now)
      if (before === undefined) startTransition(() => setWidth(now))
      // What stands there already is never seen in a width that is over.
      else if (before !== now) flushSync(() => setWidth(now))
      else setWidth(now)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, name])
  return width
}
