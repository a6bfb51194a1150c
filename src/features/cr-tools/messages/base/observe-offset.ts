import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual'

/** After this time without a scroll event a list counts as still, though a finger may rest on it. */
const STILL_AFTER_MS = 150

/**
 * Reports scroll offset and end, like the library with `useScrollendEvent`, but also with a resting finger.
 * The library's own timer reads the offset, which forces a layout.
 */
export function observeOffset<Scroller extends Element, Item extends Element>(
  lines: Virtualizer<Scroller, Item>,
  onOffset: (offset: number, isScrolling: boolean) => void,
): (() => void) | undefined {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = observeElementOffset(lines, (offset, isScrolling) => {
    clearTimeout(timer)
    if (isScrolling) timer = setTimeout(() => onOffset(offset, false), STILL_AFTER_MS)
    onOffset(offset, isScrolling)
  })
  return () => {
    clearTimeout(timer)
    stop?.()
  }
}
