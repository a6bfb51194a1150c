import { type RefObject, useEffect } from 'react'

import { MODAL_HEIGHT_ANIMATION_MS, MODAL_OVERFLOW_RESET_MS } from '@/config/constants'

/** Animates the height of changing content; clips the overflow until shortly after (requirements 9). */
export function useHeightAnimation(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inner = content.current
    const outer = inner?.parentElement
    if (!inner || !outer || !('ResizeObserver' in window)) return
    let height: number | undefined
    let reset: ReturnType<typeof setTimeout>
    const observer = new ResizeObserver(() => {
      const before = height
      height = inner.offsetHeight
      if (before === undefined || before === height) return
      outer.style.overflow = 'hidden'
      outer.style.transition = `height ${MODAL_HEIGHT_ANIMATION_MS}ms var(--ease-out)`
      outer.style.height = `${before}px`
      outer.getBoundingClientRect() // Makes the browser start from the old height.
      outer.style.height = `${height}px`
      clearTimeout(reset)
      reset = setTimeout(() => {
        outer.style.height = ''
        outer.style.overflow = ''
      }, MODAL_OVERFLOW_RESET_MS)
    })
    observer.observe(inner)
    return () => {
      clearTimeout(reset)
      observer.disconnect()
    }
  }, [content])
}
