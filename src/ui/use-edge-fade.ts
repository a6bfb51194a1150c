import { type RefObject, useEffect } from 'react'

/** Sets attributes for the sides of a horizontal scroller that hide content; CSS fades them. */
export function useEdgeFade(scroller: RefObject<HTMLElement | null>, isShown = true): void {
  useEffect(() => {
    const element = scroller.current
    if (!element || !isShown) return
    const follow = () => {
      const moved = Math.abs(element.scrollLeft)
      const rest = element.scrollWidth - element.clientWidth - moved
      element.toggleAttribute('data-more-before', moved > 1)
      element.toggleAttribute('data-more-after', rest > 1)
    }
    element.addEventListener('scroll', follow, { passive: true })
    // A ResizeObserver also reports initially, after layout and before paint.
    const observer = 'ResizeObserver' in window ? new ResizeObserver(follow) : undefined
    if (!observer) follow()
    observer?.observe(element)
    if (element.firstElementChild) observer?.observe(element.firstElementChild)
    return () => {
      element.removeEventListener('scroll', follow)
      observer?.disconnect()
    }
  }, [scroller, isShown])
}
