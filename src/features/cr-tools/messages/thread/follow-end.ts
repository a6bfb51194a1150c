/** This near the end one counts as being there, and follows what comes. */
export const AT_END_WITHIN_PX = 48

/**
 * Tells whether the end of a scroller is in sight, whenever it is scrolled, and keeps it in sight when the scroller
 * becomes lower or higher: a composer that grows, or a bar above it, takes room from below. Returns the way to stop.
 */
export function followEnd(scroller: HTMLElement, tell: (isAtEnd: boolean) => void): () => void {
  let wasAtEnd = true
  let height = scroller.clientHeight
  const note = () => {
    // A line comes and a bar with it: by the time the scroll is told, the bar has taken its room. What was holds.
    if (scroller.clientHeight !== height) return
    wasAtEnd = scroller.scrollHeight - height - scroller.scrollTop <= AT_END_WITHIN_PX
    tell(wasAtEnd)
  }
  const stay = () => {
    height = scroller.clientHeight
    if (wasAtEnd) scroller.scrollTo({ top: scroller.scrollHeight })
    else note()
  }
  note()
  scroller.addEventListener('scroll', note, { passive: true })
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(stay) : undefined
  observer?.observe(scroller)
  return () => {
    scroller.removeEventListener('scroll', note)
    observer?.disconnect()
  }
}
