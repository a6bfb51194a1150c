import { type FocusEvent, useLayoutEffect, useRef } from 'react'

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

/** The heading of the page, where no element nearer can take the focus. */
export const pageHeading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main h1[tabindex="-1"]')

type Successor = Element | null | undefined

/** The next row of a list, or the one before the last. */
export const nextRow = (row: Element): Element | null => row.nextElementSibling ?? row.previousElementSibling

/** Whether the focus goes with an element: it is inside, or in an overlay that was opened there. */
const takesFocusAlong = (leaving: Element): boolean =>
  leaving.contains(document.activeElement) ||
  leaving.querySelector('[aria-haspopup][aria-expanded="true"]') !== null

/**
 * Passes the focus on when the element of this ref unmounts with it inside: to its successor, which is still
 * mounted, else to the dialog around it or the page heading. On the body, Tab starts over and a dialog's keys fail.
 */
export function usePassFocusOn<T extends HTMLElement>(successorOf?: (leaving: T) => Successor) {
  const element = useRef<T>(null)
  const latest = useRef(successorOf)
  useLayoutEffect(() => {
    latest.current = successorOf
  })
  useLayoutEffect(() => {
    const leaving = element.current
    return () => {
      if (!leaving || !takesFocusAlong(leaving)) return
      const around = leaving.closest('[role=dialog], [role=alertdialog]') ?? pageHeading()
      const successor = latest.current?.(leaving) ?? around
      if (!(successor instanceof HTMLElement)) return
      const focus = () => successor.focus({ preventScroll: true })
      focus()
      // A row that this commit moves loses it again.
      queueMicrotask(() => document.activeElement === document.body && focus())
    }
  }, [])
  return element
}
