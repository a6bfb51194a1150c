import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Follows a number that the size of an element gives, from the first paint on; `measure` must be stable.
 * Renders only when the number changes.
 */
export function useMeasured(
  measure: (element: HTMLElement) => number,
  initial: number,
): { frame: RefObject<HTMLDivElement | null>; measured: number } {
  const frame = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState(initial)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const follow = () => setMeasured(measure(element))
    follow()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    return () => observer.disconnect()
  }, [measure])
  return { frame, measured }
}
