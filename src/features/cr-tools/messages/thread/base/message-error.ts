import { useSyncExternalStore } from 'react'

import { onUserChange } from '@/services/session/on-user-change'

/** Errors of actions on a message, by message ID, until the next attempt. */
const errors = new Map<string, string>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setMessageError(messageId: string, words: string | undefined): void {
  if (words === undefined) errors.delete(messageId)
  else errors.set(messageId, words)
  listeners.forEach((listener) => listener())
}

onUserChange(() => errors.clear())

/** Returns the error of the last action on this message. */
export const useMessageError = (messageId: string): string | undefined =>
  useSyncExternalStore(subscribe, () => errors.get(messageId))
