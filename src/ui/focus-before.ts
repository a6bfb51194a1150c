import type { FocusEvent } from 'react'

/** The dialog on top, where there is one: its keys work only while it holds the focus. */
export const openDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1)

/** Remembers what had the focus before it came into a part of the page that may go any moment. */
export function focusBefore() {
  let part: Element | undefined
  let before: HTMLElement | undefined
  return {
    note({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return
      part = currentTarget
      before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
    },
    /** Gives it back; where that is gone, to the dialog around it. What is elsewhere by now stays there. */
    giveBack() {
      if (!part?.contains(document.activeElement)) return
      const heir = before?.isConnected ? before : openDialog()
      heir?.focus()
    },
  }
}
