import { hideOthers } from 'aria-hidden'
import { type RefObject, useEffect } from 'react'

const ABOVE_ALL = '[data-react-aria-top-layer]'

/**
 * Hides the page behind an overlay from screen readers, except toasts. Uses `aria-hidden` instead of
 * react-aria's `inert`, which recalculates the style of every element twice; a cover and a focus trap do the
 * rest.
 */
export function useAriaHideOutside(but: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!but.current) return undefined
    return hideOthers([but.current, ...document.querySelectorAll(ABOVE_ALL)])
  }, [but])
}
