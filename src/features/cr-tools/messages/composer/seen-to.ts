import { useSyncExternalStore } from 'react'

import { seeToCrisis } from '@/api/calls/safety'
import { ApiError } from '@/api/errors'
import { send } from '@/api/send'
import { noteUnreached, onOutageChange } from '@/services/connection'
import { onOtherPerson } from '@/services/own-work'

interface Place {
  channelId: string
  messageId: string
}

/** Optimistic updates by message, with the error if the server rejected one. */
let deeds: ReadonlyMap<string, { error?: unknown }> = new Map()
const listeners = new Set<() => void>()
/** Aborted when the user leaves, so that a pending call never runs as another user. */
let leaving = new AbortController()

function note(messageId: string, deed: { error?: unknown }): void {
  deeds = new Map(deeds).set(messageId, deed)
  listeners.forEach((listener) => listener())
}

/** Calls back once the server is known to respond; `wasOut` is true after an outage. */
function onceInReach(act: (wasOut: boolean) => void, left: AbortSignal): void {
  let wasOut = false
  const stop = onOutageChange((outage) => {
    if (outage) wasOut = true
    else {
      stop()
      act(wasOut)
    }
  })
  left.addEventListener('abort', stop)
}

onOtherPerson(() => {
  leaving.abort()
  leaving = new AbortController()
  deeds = new Map()
})

const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/**
 * Marks a fan's message as handled, optimistically. Retries after an outage, because the call is idempotent;
 * rolls back when the server rejects it. A call lost while the server responds is retried once (`isAgain`).
 */
export async function seeTo(place: Place, isAgain = false): Promise<void> {
  const { signal } = leaving
  const fail = (error: unknown) => note(place.messageId, { error })
  note(place.messageId, {})
  try {
    await send(seeToCrisis, place)
  } catch (error) {
    if (signal.aborted) return
    if (!isUnreached(error)) return fail(error)
    onceInReach((wasOut) => (isAgain && !wasOut ? fail(error) : void seeTo(place, !wasOut)), signal)
    noteUnreached()
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Handled messages by ID; an entry without an error counts as handled. */
export const useSeenTo = (): ReadonlyMap<string, { error?: unknown }> =>
  useSyncExternalStore(subscribe, () => deeds)
