import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'

let isAsked = false
const listeners = new Set<() => void>()

/** Focuses the fan's note: at once when it is mounted, else as soon as it mounts. */
export function askForNote(): void {
  isAsked = true
  listeners.forEach((listener) => listener())
}

/** Focuses the field on request; `unfold` makes it visible first. */
export function useNoteAsked(field: RefObject<HTMLElement | null>, unfold: () => void): void {
  useEffect(() => {
    const take = () => {
      if (!isAsked || !field.current) return
      isAsked = false
      flushSync(unfold)
      field.current.focus()
    }
    listeners.add(take)
    // Not within this commit, where `flushSync` is not allowed.
    queueMicrotask(take)
    return () => void listeners.delete(take)
  }, [field, unfold])
}
