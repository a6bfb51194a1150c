import { useVisible } from '@/services/viewport'

/** A keyboard on the screen takes more than this; a browser's own bars take less. */
const KEYBOARD_FROM_PX = 120

/** From the top of the page down to the keyboard; undefined where none covers the page, or the page is zoomed. */
function toKeyboard(viewport: VisualViewport | null): number | undefined {
  if (!viewport || viewport.scale > 1) return undefined
  const isCovered = window.innerHeight - viewport.height > KEYBOARD_FROM_PX
  return isCovered ? Math.round(viewport.height + viewport.offsetTop) : undefined
}

/** How high the page is above the keyboard on the screen, so that the composer stays in sight. */
export const useVisibleHeight = (): number | undefined => useVisible(toKeyboard)
