import { type RefObject, useEffect, useLayoutEffect } from 'react'

import { openDialog } from '../focus-before'

/** A control that unmounts takes the focus with it, and the keys of a dialog work only while it holds the focus. */
export function useKeepFocus(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return undefined
    let focused: EventTarget | null = null
    const follow = ({ target }: FocusEvent) => {
      focused = target
    }
    const observer = new MutationObserver(() => {
      // What else leaves the focus to the page, such as a list that closes, returns it by itself.
      if (document.activeElement !== document.body) return
      if (!(focused instanceof Element) || focused.isConnected) return
      const dialog = openDialog()
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
 * The element that had the focus before a dialog may have unmounted by the time it closes, as a command of the palette
 * has. On the body, keys would start over at the top of the page, so the focus moves to the heading of the page.
 */
export function useFocusLeft(): void {
  useEffect(
    () => () => {
      const check = () => {
        if (document.activeElement !== document.body) return
        document.querySelector<HTMLElement>('main h1[tabindex="-1"]')?.focus({ preventScroll: true })
      }
      // React Aria restores the focus in the frame after.
      requestAnimationFrame(() => requestAnimationFrame(check))
    },
    [],
  )
}
