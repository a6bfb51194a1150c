/** The part of the open thread that scrolls, for a button above it that unmounts. */
export const threadScroller = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-thread-scroller]')

/** The tab stop of the open thread. */
const tabStop = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-thread-scroller] [role="article"][tabindex="0"]')

/** Focuses the newest message, or the last focused one; returns whether there is one. */
export function focusThread(): boolean {
  tabStop()?.focus({ preventScroll: true })
  return tabStop() !== null
}

/** The message field of the open conversation. */
export const messageField = (): HTMLTextAreaElement | null =>
  document.querySelector<HTMLTextAreaElement>('[data-message-field]')

/** Restores the focus to the line of a message when it was lost with an overlay or another line. */
export function focusLine(key: string): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const lines = document.querySelectorAll<HTMLElement>('[data-thread-scroller] [data-key]')
  const held = [...lines].find(({ dataset }) => dataset['key'] === key)
  if (held) held.focus({ preventScroll: true })
  else if (!focusThread()) messageField()?.focus()
}
