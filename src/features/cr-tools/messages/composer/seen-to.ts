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
/** Ends each of those that wait for an outage to be over. */
const waiting = new Set<() => void>()

function note(messageId: string, deed: { error?: unknown }): void {
  deeds = new Map(deeds).set(messageId, deed)
  listeners.forEach((listener) => listener())
}

/** Calls back once, when an outage that is on, or begins now, is over. */
function afterOutage(act: () => void): void {
  let isOut = false
  const stop = onOutageChange((outage) => {
    if (outage) isOut = true
    else if (isOut) {
      end()
      act()
    }
  })
  const end = () => {
    stop()
    waiting.delete(end)
  }
  waiting.add(end)
}

onOtherPerson(() => {
  deeds = new Map()
  waiting.forEach((end) => end())
})

const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/**
 * Says that a fan's message has been seen to, here at once and to everybody through the server. It holds while the line is
 * lost, and is told again after: done twice, it is done. What the server refuses is taken back.
 */
export async function seeTo(place: Place): Promise<void> {
  note(place.messageId, {})
  try {
    await send(seeToCrisis, place)
  } catch (error) {
    if (!isUnreached(error)) return note(place.messageId, { error })
    afterOutage(() => void seeTo(place))
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
