import { useSyncExternalStore } from 'react'

import { onOtherPerson } from '@/services/own-work'

/** Errors of actions on a message, by message ID, until the next attempt. */
const troubles = new Map<string, string>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function noteTrouble(messageId: string, words: string | undefined): void {
  if (words === undefined) troubles.delete(messageId)
  else troubles.set(messageId, words)
  listeners.forEach((listener) => listener())
}

onOtherPerson(() => troubles.clear())

/** Returns the error of the last action on this message. */
export const useTrouble = (messageId: string): string | undefined =>
  useSyncExternalStore(subscribe, () => troubles.get(messageId))
