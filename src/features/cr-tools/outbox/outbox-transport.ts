import type { QueryClient } from '@tanstack/react-query'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { sendMessage } from '@/api/calls/chat/messages'
import { ApiError, errorText, isFinalRefusal, isUnreachable } from '@/api/errors'
import { invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import { SEND_TIMEOUT_MS } from '@/config/tool-limits'
import type { Channel } from '@/domain/chat/channel'
import type { Message } from '@/domain/chat/message'
import type { OutboxMessage } from '@/domain/chat/outbox'
import { reportUnreachable } from '@/services/network/connection'
import { report } from '@/services/telemetry/reporter'
import { trackSend } from '@/services/network/pending-sends'

import { updateCachedChannels } from '../cache/channel-cache'
import type { SendResult } from './outbox-sender'
import { mergeMessage } from '../cache/thread-cache'

/** Returns whether the server has made a draft of it at logout (decisions 12). */
function isWithdrawal({ body }: ApiError): boolean {
  const message = body?.message
  return typeof message === 'object' && message?.key === 'message_withdrawn'
}

/** Maps the error of an attempt to a result. */
export function sendResultOf(error: unknown): SendResult {
  if (isUnreachable(error)) return { kind: 'unreached' }
  if (!(error instanceof ApiError)) return { kind: 'ended' }
  const words = errorText(error)
  if (isWithdrawal(error)) return { kind: 'refused', message: words, isWithdrawn: true }
  // A 401 is about the session, not about the message.
  if (isFinalRefusal(error) && error.status !== 401) return { kind: 'refused', message: words }
  return { kind: 'broken', message: words, afterMs: error.retryAfterMs }
}

const requestOf = (entry: OutboxMessage) => ({
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
function mergeMessageAndChannel(client: QueryClient, creatorId: string, message: Message): void {
  mergeMessage(client, creatorId, message)
  if (message.scheduledAt !== null) return
  const lastMessage = { ...message, mediaKinds: message.media.map(({ kind }) => kind) }
  // On a retry the response may be older than the channel's events: the fan may have replied already.
  const withSent = (copy: Channel): Channel =>
    copy.lastMessage && copy.lastMessage.createdAt > message.createdAt
      ? copy
      : { ...copy, lastMessage, ourTurnSince: null }
  updateCachedChannels(client, creatorId, new Map([[message.channelId, withSent]]))
}

/** The server has accepted it, so an error here must not count as a failed send. */
function applyResponse(client: QueryClient, creatorId: string, message: Message): void {
  try {
    mergeMessageAndChannel(client, creatorId, message)
  } catch (error) {
    report(error)
  }
}

/** Makes one attempt of at most 20 s. Never rejects. */
export async function post(client: QueryClient, entry: OutboxMessage): Promise<SendResult> {
  const timeout = new AbortController()
  // Device time, like every other delay of the outbox.
  const timer = setTimeout(() => timeout.abort(), SEND_TIMEOUT_MS)
  const { creatorId } = entry
  try {
    const sending = send(sendMessage, requestOf(entry), { creatorId, signal: timeout.signal })
    const { message } = await trackSend(sending)
    applyResponse(client, creatorId, message)
    return { kind: 'accepted' }
  } catch (error) {
    // The prices or rules that it was checked by may have changed.
    if (error instanceof ApiError && error.status === 422) void invalidateCalls(client, getRulesForChatter)
    const result: SendResult = timeout.signal.aborted ? { kind: 'unreached' } : sendResultOf(error)
    if (result.kind === 'unreached') reportUnreachable()
    return result
  } finally {
    clearTimeout(timer)
  }
}
