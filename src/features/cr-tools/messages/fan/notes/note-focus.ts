import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'

import { createEmitter } from '@/lib/store'

let isRequested = false
const requests = createEmitter()

/** Focuses the fan's note: at once when it is mounted, else as soon as it mounts. */
export function requestNoteFocus(): void {
  isRequested = true
  requests.emit()
}

/** Drops a request that no field has taken. */
export const cancelNoteFocus = (): void => void (isRequested = false)

/** Calls back with each request. */
export const onNoteFocus = requests.subscribe

/** Focuses the field on request; `unfold` makes it visible first. */
export function useNoteFocus(field: RefObject<HTMLElement | null>, unfold: () => void): void {
  useEffect(() => {
    const take = () => {
      if (!isRequested || !field.current) return
      isRequested = false
      flushSync(unfold)
      field.current.focus()
    }
    const stop = requests.subscribe(take)
    // Not within this commit, where `flushSync` is not allowed.
    queueMicrotask(take)
    return stop
  }, [field, unfold])
}
