import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'
import { onUserChange } from '@/services/session/working-user'

/** Errors of actions on a message, by message ID, until the next attempt. */
const errors = createStore<ReadonlyMap<string, string>>(new Map())

export function setMessageError(messageId: string, words: string | undefined): void {
  const next = new Map(errors.get())
  if (words === undefined) next.delete(messageId)
  else next.set(messageId, words)
  errors.set(next)
}

onUserChange(() => errors.set(new Map()))

export const useMessageErrors = (): ReadonlyMap<string, string> =>
  useSyncExternalStore(errors.subscribe, errors.get)
