import type { FocusEvent } from 'react'

/** Returns the topmost open dialog: its keys work only while the focus is inside. */
export const topmostDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1)

/** Remembers the focused element before the focus enters a part of the page that may unmount. */
export function rememberFocus() {
  let part: Element | undefined
  let before: HTMLElement | undefined
  return {
    note({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return
      part = currentTarget
      before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
    },
    /** Restores the focus; where the element is gone, to the dialog around it. A focus elsewhere stays. */
    giveBack() {
      if (!part?.contains(document.activeElement)) return
      const target = before?.isConnected ? before : topmostDialog()
      target?.focus()
    },
  }
}
