import { hideOthers } from 'aria-hidden'
import { type RefObject, useEffect, useLayoutEffect } from 'react'

import { pageHeading, topmostDialog } from '../../focus-return'

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

/** Keeps the focus inside: a focused control that unmounts loses it, and a dialog's keys need it inside. */
export function useRecoverFocus(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return undefined
    let focused: EventTarget | null = null
    const follow = ({ target }: FocusEvent) => {
      focused = target
    }
    const observer = new MutationObserver(() => {
      // Other overlays that give up the focus, such as a closing listbox, restore it themselves.
      if (document.activeElement !== document.body) return
      if (!(focused instanceof Element) || focused.isConnected) return
      const dialog = topmostDialog()
      if (dialog && element.contains(dialog)) dialog.focus()
    })
    element.addEventListener('focusin', follow)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', follow)
      observer.disconnect()
    }
  }, [panel])
}

/**
 * Moves the focus to the page heading when the element that had it before a dialog has unmounted, as a
 * palette command has. On the body, Tab would start over at the top of the page.
 */
export function useFocusHeadingFallback(): void {
  useEffect(
    () => () => {
      const check = () => {
        if (document.activeElement !== document.body) return
        pageHeading()?.focus({ preventScroll: true })
      }
      // React Aria restores the focus one frame later.
      requestAnimationFrame(() => requestAnimationFrame(check))
    },
    [],
  )
}
