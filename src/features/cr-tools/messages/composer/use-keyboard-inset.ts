import { type RefObject, useEffect } from 'react'

/** Keeps an element above an on-screen keyboard that covers the page instead of making it smaller (iOS). */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const follow = () => {
      // While somebody zooms, what is seen is smaller for another reason.
      const covered = view.scale > 1.05 ? 0 : window.innerHeight - view.height - view.offsetTop
      if (element.current) element.current.style.paddingBottom = covered > 1 ? `${covered}px` : ''
    }
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [element])
}
