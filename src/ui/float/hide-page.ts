import { hideOthers } from 'aria-hidden'
import { type RefObject, useEffect } from 'react'

const ABOVE_ALL = '[data-react-aria-top-layer]'

/**
 * Keeps readers to what lies over the page, and to toasts. By `aria-hidden`; the page is covered as well and the focus is
 * kept, so that it need not be inert, as react-aria's own overlays make it: that styles every element of it anew, twice.
 */
export function useHidePage(but: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!but.current) return undefined
    return hideOthers([but.current, ...document.querySelectorAll(ABOVE_ALL)])
  }, [but])
}
