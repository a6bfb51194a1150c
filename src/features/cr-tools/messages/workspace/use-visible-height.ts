import { heightToKeyboard, useVisualViewport } from '@/services/page/viewport'

/** Returns the height of the page above the on-screen keyboard, so that the composer stays visible. */
export const useVisibleHeight = (): number | undefined => useVisualViewport(heightToKeyboard)
