import { useSyncExternalStore } from 'react'

import { createEmitter } from '@/lib/store'
import { onUserChange } from '@/services/session/on-user-change'

/** Errors of actions on a message, by message ID, until the next attempt. */
const errors = new Map<string, string>()
const changes = createEmitter()

export function setMessageError(messageId: string, words: string | undefined): void {
  if (words === undefined) errors.delete(messageId)
  else errors.set(messageId, words)
  changes.emit()
}

onUserChange(() => errors.clear())

/** Returns the error of the last action on this message. */
export const useMessageError = (messageId: string): string | undefined =>
  useSyncExternalStore(changes.subscribe, () => errors.get(messageId))
