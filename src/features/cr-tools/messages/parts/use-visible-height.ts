import { heightToKeyboard, useVisible } from '@/services/viewport'

/** How high the page is above the on-screen keyboard, so that the composer stays visible. */
export const useVisibleHeight = (): number | undefined => useVisible(heightToKeyboard)
