import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Fallback where nothing can be measured. */
const FALLBACK_PX = 640

/** Caches widths by name: a remounted chart starts at its last width. */
const knownWidths = new Map<string, number>()

const isMeasured = 'ResizeObserver' in globalThis

/**
 * Measures the width of an element; undefined until its first layout. A ResizeObserver reports it, because
 * reading it would force a layout. Updates render one frame later, outside that layout.
 */
export function useElementWidth(element: RefObject<HTMLElement | null>, name: string): number | undefined {
  const [width, setWidth] = useState(() => knownWidths.get(name) ?? (isMeasured ? undefined : FALLBACK_PX))
  useLayoutEffect(() => {
    const target = element.current
    if (!target || !isMeasured) return
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0) || FALLBACK_PX
      const before = knownWidths.get(name)
      knownWidths.set(name, now)
      if (before === undefined) startTransition(() => setWidth(now))
      // Flushes at once, so mounted content never paints at an outdated width.
      else if (before !== now) flushSync(() => setWidth(now))
      else setWidth(now)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, name])
  return width
}
