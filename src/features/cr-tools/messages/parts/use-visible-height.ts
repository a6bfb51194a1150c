import { useSyncExternalStore } from 'react'

/** A keyboard on the screen takes more than this; a browser's own bars take less. */
const KEYBOARD_FROM_PX = 120

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', listener)
  viewport?.addEventListener('scroll', listener)
  return () => {
    viewport?.removeEventListener('resize', listener)
    viewport?.removeEventListener('scroll', listener)
  }
}

/** From the top of the page down to the keyboard; undefined where none covers the page, or the page is zoomed. */
function read(): number | undefined {
  const viewport = window.visualViewport
  if (!viewport || viewport.scale > 1) return undefined
  const isCovered = window.innerHeight - viewport.height > KEYBOARD_FROM_PX
  return isCovered ? Math.round(viewport.height + viewport.offsetTop) : undefined
}

/** How high the page is above the keyboard on the screen, so that the composer stays in sight. */
export const useVisibleHeight = (): number | undefined => useSyncExternalStore(subscribe, read)
