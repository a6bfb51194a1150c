/** This near the end one counts as being there, and follows what comes. */
export const AT_END_WITHIN_PX = 48

/** So long after the scroller has changed its height, what moves it is not a person. */
const SETTLES_WITHIN_MS = 100

export interface EndFollower {
  /** One goes elsewhere in the thread: the end is not followed any more until it is in sight again. */
  letGo: () => void
  /** Looks again whether it is in sight: whether newer lines are held has changed. */
  look: () => void
  stop: () => void
}

/**
 * Tells whether the end of a scroller is in sight, whenever it is scrolled, and keeps it in sight when the scroller
 * becomes lower or higher: a composer that grows, or a bar above it, takes room from below. Where newer lines are not
 * held (`isWhole`) its end is not the end, and is not followed: each part would bring the next one.
 */
export function followEnd(
  scroller: HTMLElement,
  tell: (isAtEnd: boolean) => void,
  isWhole: () => boolean = () => true,
): EndFollower {
  let wasAtEnd = true
  let height = scroller.clientHeight
  let settlesUntil = 0
  const toEnd = () => scroller.scrollTo({ top: scroller.scrollHeight })
  const note = () => {
    const isAtEnd = isWhole() && scroller.scrollHeight - height - scroller.scrollTop <= AT_END_WITHIN_PX
    // A line comes and a bar with it: by the time the scroll is told, the bar has taken its room. What was holds; only an
    // end that has just been reached, as high as the scroller was then, is news.
    if (scroller.clientHeight !== height) {
      wasAtEnd ||= isAtEnd
      return
    }
    // Older lines that come in that moment are placed by where one was before it.
    if (wasAtEnd && !isAtEnd && isWhole() && performance.now() < settlesUntil) return toEnd()
    wasAtEnd = isAtEnd
    tell(wasAtEnd)
  }
  const stay = () => {
    height = scroller.clientHeight
    if (!wasAtEnd || !isWhole()) return note()
    settlesUntil = performance.now() + SETTLES_WITHIN_MS
    toEnd()
  }
  const letGo = () => {
    wasAtEnd = false
  }
  note()
  scroller.addEventListener('scroll', note, { passive: true })
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(stay) : undefined
  observer?.observe(scroller)
  const stop = () => {
    scroller.removeEventListener('scroll', note)
    observer?.disconnect()
  }
  return { letGo, look: note, stop }
}
