import { heightToKeyboard, useVisible } from '@/services/viewport'

/** Returns the height of the page above the on-screen keyboard, so that the composer stays visible. */
export const useVisibleHeight = (): number | undefined => useVisible(heightToKeyboard)
