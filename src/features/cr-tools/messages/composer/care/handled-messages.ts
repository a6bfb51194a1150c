import { useSyncExternalStore } from 'react'

import { seeToCrisis } from '@/api/calls/agency/escalations'
import { isUnreachable } from '@/api/errors'
import { send } from '@/api/send'
import { createStore } from '@/lib/store'
import { reportUnreachable, onOutageChange } from '@/services/network/connection'
import { onUserChange } from '@/services/session/working-user'

interface MessageRef {
  channelId: string
  messageId: string
}

/** Optimistic updates by message, with the error if the server rejected one. */
const handledById = createStore<ReadonlyMap<string, { error?: unknown }>>(new Map())
/** Aborted when the user leaves, so that a pending call never runs as another user. */
let leaveController = new AbortController()

function recordHandled(messageId: string, handling: { error?: unknown }): void {
  handledById.set(new Map(handledById.get()).set(messageId, handling))
}

/** Calls back once the server is known to respond; `wasOut` is true after an outage. */
function onceReachable(act: (wasOut: boolean) => void, onLeave: AbortSignal): void {
  let wasOut = false
  const stop = onOutageChange((outage) => {
    if (outage) wasOut = true
    else {
      stop()
      act(wasOut)
    }
  })
  onLeave.addEventListener('abort', stop)
}

onUserChange(() => {
  leaveController.abort()
  leaveController = new AbortController()
  handledById.set(new Map())
})

/**
 * Marks a fan's message as handled, optimistically. Retries after an outage, because the call is idempotent;
 * rolls back when the server rejects it. A call lost while the server responds is retried once (`isAgain`).
 */
export async function markHandled(message: MessageRef, isAgain = false): Promise<void> {
  const { signal } = leaveController
  const fail = (error: unknown) => recordHandled(message.messageId, { error })
  recordHandled(message.messageId, {})
  try {
    await send(seeToCrisis, message)
  } catch (error) {
    if (signal.aborted) return
    if (!isUnreachable(error)) return fail(error)
    onceReachable((wasOut) => {
      const isSecondLoss = isAgain && !wasOut
      if (isSecondLoss) fail(error)
      else void markHandled(message, !wasOut)
    }, signal)
    reportUnreachable()
  }
}

/** Handled messages by ID; an entry without an error counts as handled. */
export const useHandledMessages = (): ReadonlyMap<string, { error?: unknown }> =>
  useSyncExternalStore(handledById.subscribe, handledById.get)
