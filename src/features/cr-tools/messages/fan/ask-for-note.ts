import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'

let isAsked = false
const listeners = new Set<() => void>()

/** Leads to the note about the fan: at once where it stands, else as soon as it does. */
export function askForNote(): void {
  isAsked = true
  listeners.forEach((listener) => listener())
}

/** Takes the focus when it is asked for; `unfold` brings the field into sight first. */
export function useNoteAsked(field: RefObject<HTMLElement | null>, unfold: () => void): void {
  useEffect(() => {
    const take = () => {
      if (!isAsked || !field.current) return
      isAsked = false
      flushSync(unfold)
      field.current.focus()
    }
    listeners.add(take)
    // Not within this very commit, in which nothing can be flushed.
    queueMicrotask(take)
    return () => void listeners.delete(take)
  }, [field, unfold])
}
