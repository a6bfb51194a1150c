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

/** What was seen to on this page, before everybody hears of it from the server; with what the server had against it. */
let deeds: ReadonlyMap<string, { error?: unknown }> = new Map()
const listeners = new Set<() => void>()
/** Aborted when the person leaves: what is still on its way is nobody else's. */
let leaving = new AbortController()

function note(messageId: string, deed: { error?: unknown }): void {
  deeds = new Map(deeds).set(messageId, deed)
  listeners.forEach((listener) => listener())
}

/** Calls back once it is known that the server answers; `wasOut`: after it did not for a while. */
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
 * Says that a fan's message has been seen to, here at once and to everybody through the server. It holds while the line is
 * lost, and is told again after: done twice, it is done. What the server refuses is taken back, and what is lost on the way
 * to a server that answers otherwise (`isAgain`).
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

/** By message; one without an error counts as seen to. */
export const useSeenTo = (): ReadonlyMap<string, { error?: unknown }> =>
  useSyncExternalStore(subscribe, () => deeds)
