import type { KeyboardEvent } from 'react'

const STEP: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 }

/** Moves focus between feed entries with Page Down and Page Up (ARIA feed pattern). */
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
