import { type RefObject, useEffect } from 'react'

/** Tells by attributes which sides of a sideways scroller hide something; the look is CSS. */
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
    // It tells at once too, when the page has been laid out anyway and before it is painted.
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
