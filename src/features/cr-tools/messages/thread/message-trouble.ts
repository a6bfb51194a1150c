import { useSyncExternalStore } from 'react'

import { onOtherPerson } from '@/services/own-work'

/** What could not be done with a message and why, in words, until it is tried again; by the message. */
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

/** What could not be done with this message. */
export const useTrouble = (messageId: string): string | undefined =>
  useSyncExternalStore(subscribe, () => troubles.get(messageId))
