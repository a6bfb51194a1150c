import type { KeyboardEvent } from 'react'

const STEP: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 }

/** Page Down and Page Up go from one entry of a feed to the next (ARIA practices, feed). */
export function onFeedKey(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key]
  if (!step || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('article')]
  const at = entries.findIndex((entry) => entry.contains(document.activeElement))
  const next = entries[at + step]
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}
