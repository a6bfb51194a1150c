import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual'

/** So long without a scroll event, and a list counts as standing, though a finger may still rest on it. */
const STANDS_AFTER_MS = 150

/**
 * Tells how far a list is scrolled, and when it stands. The library's own, with `useScrollendEvent`, but for the finger
 * that rests; its timer would ask the page for the place, and have it laid out there and then.
 */
export function observeOffset<Scroller extends Element, Item extends Element>(
  lines: Virtualizer<Scroller, Item>,
  onOffset: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = observeElementOffset(lines, (offset, isScrolling) => {
    clearTimeout(timer)
    if (isScrolling) timer = setTimeout(() => onOffset(offset, false), STANDS_AFTER_MS)
    onOffset(offset, isScrolling)
  })
  return () => {
    clearTimeout(timer)
    stop?.()
  }
}
