import { type RefObject, useLayoutEffect, useState } from 'react'

/** Where nothing can be measured. */
const USUAL_PX = 640

/** How wide an element is, before it is first painted and ever after. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_PX)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const follow = () => setWidth(target.clientWidth || USUAL_PX)
    follow()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(follow)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}
