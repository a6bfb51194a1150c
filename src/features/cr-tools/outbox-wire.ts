import type { QueryClient } from '@tanstack/react-query'

import { sendMessage } from '@/api/calls/messages'
import { ApiError, errorText } from '@/api/errors'
import { send } from '@/api/send'
import { SEND_TIMEOUT_MS } from '@/config/constants'
import type { Message } from '@/domain/message'
import type { Queued } from '@/domain/outbox'
import { noteUnreached } from '@/services/connection'
import { report } from '@/services/reporter'
import { noteSending } from '@/services/sending'

import { channelAtHand, patchChannel } from './channel-cache'
import type { Verdict } from './outbox-sender'
import { mergeMessage } from './thread-cache'

/** Temporary refusals that do not concern the message: no session, timeout, too early, too many requests. */
const ASKS_FOR_LATER = [401, 408, 425, 429]

/** Returns whether the server has made a draft of it at logout (decisions 12). */
function isWithdrawal({ body }: ApiError): boolean {
  const message = body?.message
  return typeof message === 'object' && message?.key === 'message_withdrawn'
}

/** Maps the error of an attempt to a result. */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return { kind: 'over' }
  if (error.kind === 'network' || error.kind === 'timeout') return { kind: 'unreached' }
  const words = errorText(error)
  if (isWithdrawal(error)) return { kind: 'refused', words, isWithdrawn: true }
  if (error.isRefusal && !ASKS_FOR_LATER.includes(error.status ?? 0)) return { kind: 'refused', words }
  return { kind: 'broken', words, afterMs: error.retryAfterMs }
}

const requestOf = (entry: Queued) => ({
  clientId: entry.clientId,
  channelId: entry.channelId,
  text: entry.text,
  lockText: entry.lockText,
  mediaIds: entry.media.map(({ mediaId }) => mediaId),
  previewMediaIds: [...entry.previewMediaIds],
  price: entry.price,
  replyToId: entry.replyTo?.messageId ?? null,
  scriptId: entry.scriptId,
  scriptStep: entry.scriptStep,
  scheduledAt: entry.scheduledAt,
  ...(entry.sentAnyway && { sentAnyway: true }),
  translation: entry.translation,
})

/** Applies the server's response to the thread and the list. A scheduled message answers no fan yet. */
function merge(client: QueryClient, creatorId: string, message: Message): void {
  mergeMessage(client, creatorId, message)
  if (message.scheduledAt !== null) return
  // On a retry the response may be older than the channel's events: the fan may have replied already.
  const last = channelAtHand(client, creatorId, message.channelId)?.lastMessage
  if (last && last.createdAt > message.createdAt) return
  patchChannel(client, creatorId, message.channelId, {
    lastMessage: { ...message, mediaKinds: message.media.map(({ kind }) => kind) },
    ourTurnSince: null,
  })
}

/** The server has accepted it, so an error here must not count as a failed send. */
function show(client: QueryClient, creatorId: string, message: Message): void {
  try {
    merge(client, creatorId, message)
  } catch (error) {
    report(error)
  }
}

/** Makes one attempt of at most 20 s. Never rejects. */
export async function post(client: QueryClient, entry: Queued): Promise<Verdict> {
  const late = new AbortController()
  // Device time, like every other delay of the outbox.
  const timer = setTimeout(() => late.abort(), SEND_TIMEOUT_MS)
  const { creatorId } = entry
  try {
    const sending = send(sendMessage, requestOf(entry), { creatorId, signal: late.signal })
    const { message } = await noteSending(sending)
    show(client, creatorId, message)
    return { kind: 'taken' }
  } catch (error) {
    const verdict: Verdict = late.signal.aborted ? { kind: 'unreached' } : verdictOf(error)
    if (verdict.kind === 'unreached') noteUnreached()
    return verdict
  } finally {
    clearTimeout(timer)
  }
}
