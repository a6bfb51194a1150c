/** Within this distance of the end, the view follows new lines. */
export const AT_END_WITHIN_PX = 48

/** For this long after the scroller is resized, a scroll does not come from the user. */
const SETTLES_WITHIN_MS = 100

export interface EndFollower {
  /** Stops following the end until it is visible again, for a jump elsewhere. */
  release: () => void
  /** Checks again, after newer lines have loaded or become unknown. */
  check: () => void
  stop: () => void
}

/**
 * Reports whether the end of a scroller is visible, and keeps it visible when the scroller is resized by a
 * growing composer or a bar. Does not follow while newer lines are not loaded (`isWhole`), because each page
 * would load the next.
 */
export function followEnd(
  scroller: HTMLElement,
  onChange: (isAtEnd: boolean) => void,
  isWhole: () => boolean = () => true,
): EndFollower {
  let wasAtEnd = true
  let height = scroller.clientHeight
  let settlesUntil = 0
  const toEnd = () => scroller.scrollTo({ top: scroller.scrollHeight })
  const check = () => {
    const isAtEnd = isWhole() && scroller.scrollHeight - height - scroller.scrollTop <= AT_END_WITHIN_PX
    // A bar may have shrunk the scroller before its scroll event: keep the state, unless the end was just
    // reached at the old height.
    if (scroller.clientHeight !== height) {
      wasAtEnd ||= isAtEnd
      return
    }
    // Lines loaded above in that moment are positioned by the old offset.
    if (wasAtEnd && !isAtEnd && isWhole() && performance.now() < settlesUntil) return toEnd()
    wasAtEnd = isAtEnd
    onChange(wasAtEnd)
  }
  const onResize = () => {
    height = scroller.clientHeight
    if (!wasAtEnd || !isWhole()) return check()
    settlesUntil = performance.now() + SETTLES_WITHIN_MS
    toEnd()
  }
  check()
  // Before the virtualizer's listener changes the DOM: afterwards, reading sizes forces a layout.
  scroller.addEventListener('scroll', check, { passive: true, capture: true })
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(onResize) : undefined
  observer?.observe(scroller)
  return {
    release: () => {
      wasAtEnd = false
    },
    check,
    stop: () => {
      scroller.removeEventListener('scroll', check, { capture: true })
      observer?.disconnect()
    },
  }
}
