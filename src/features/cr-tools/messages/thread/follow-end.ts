/** This near the end one counts as being there, and follows what comes. */
export const AT_END_WITHIN_PX = 48

/** So long after the scroller has changed its height, what moves it is not a person. */
const SETTLES_WITHIN_MS = 100

/**
 * Tells whether the end of a scroller is in sight, whenever it is scrolled, and keeps it in sight when the scroller
 * becomes lower or higher: a composer that grows, or a bar above it, takes room from below. Returns the way to stop.
 */
export function followEnd(scroller: HTMLElement, tell: (isAtEnd: boolean) => void): () => void {
  let wasAtEnd = true
  let height = scroller.clientHeight
  let settlesUntil = 0
  const toEnd = () => scroller.scrollTo({ top: scroller.scrollHeight })
  const note = () => {
    const isAtEnd = scroller.scrollHeight - height - scroller.scrollTop <= AT_END_WITHIN_PX
    // A line comes and a bar with it: by the time the scroll is told, the bar has taken its room. What was holds; only an
    // end that has just been reached, as high as the scroller was then, is news.
    if (scroller.clientHeight !== height) {
      wasAtEnd ||= isAtEnd
      return
    }
    // Older lines that come in that moment are placed by where one was before it.
    if (wasAtEnd && !isAtEnd && performance.now() < settlesUntil) return toEnd()
    wasAtEnd = isAtEnd
    tell(wasAtEnd)
  }
  const stay = () => {
    height = scroller.clientHeight
    if (!wasAtEnd) return note()
    settlesUntil = performance.now() + SETTLES_WITHIN_MS
    toEnd()
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
