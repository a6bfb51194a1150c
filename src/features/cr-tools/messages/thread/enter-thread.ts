/** The line of the open thread that Tab reaches. */
const line = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-thread-scroller] [role="article"][tabindex="0"]')

/** Puts the focus on the newest message, or the one it was on: Whether there is one. */
export function enterThread(): boolean {
  line()?.focus({ preventScroll: true })
  return line() !== null
}

/** Puts the focus back on the line of a message, where what was over it has left it nowhere. */
export function backToLine(key: string): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const lines = document.querySelectorAll<HTMLElement>('[data-thread-scroller] [data-key]')
  const held = [...lines].find(({ dataset }) => dataset['key'] === key)
  if (held) held.focus({ preventScroll: true })
  else enterThread()
}
