import type { ParsedRequestOf } from '@/api/call'
import type { sendMessage } from '@/api/calls/chat/messages'
import { MESSAGE_MAX_CHARACTERS } from '@/config/tool-limits'
import { isBlank } from '@/lib/text/blank'

import { areOwnMedia } from '../../../rules/media/own-media'
import { isPriceAllowed } from '../../../rules/creators/allowed-price'
import { forbidden, notFound, Refusal, invalidField } from '../../../rules/base/refusal'
import { random, seedOf } from '../../../seed/random'
import { ROLL } from '../../../seed/roll'
import type { World } from '../../../state/world'
import { addStaffMessage, scheduleMessage } from '../../../rules/threads/add-message'
import { findSentMessage } from '../../../rules/threads/derived-threads'
import { lockHolderOf } from '../../../rules/threads/locks'
import { readOnlyOf } from '../../../rules/threads/read-only'
import { isWithdrawn, withdraw } from '../../../rules/threads/withdrawn'
import { wireScheduled } from '../../../wire/threads/scheduled-messages'
import { positionOf, type Conversation, conversationOf } from '../../../rules/threads/conversation'
import type { AddedMessage } from '../../../state/added-message'
import type { Viewer } from '../../../rules/account/viewer'
import { type WireMessage, wireMessage } from '../../../wire/threads/wire-message'

type SendRequest = ParsedRequestOf<typeof sendMessage>

function checkText({ text, mediaIds }: SendRequest): void {
  if (isBlank(text) && mediaIds.length === 0) throw invalidField('text', 'message_empty')
  if (text.length > MESSAGE_MAX_CHARACTERS) throw invalidField('text', 'text_too_long')
}

function checkMediaAndPrice(
  world: World,
  { mediaIds, previewMediaIds, price }: Pick<SendRequest, 'mediaIds' | 'previewMediaIds' | 'price'>,
  viewer: Viewer,
): void {
  if (!areOwnMedia(world, viewer.creator, mediaIds)) throw invalidField('mediaIds', 'media_unknown')
  if (previewMediaIds.some((id) => !mediaIds.includes(id)))
    throw invalidField('previewMediaIds', 'media_unknown')
  if (!isPriceAllowed(world, viewer, mediaIds, price)) throw invalidField('price', 'price_unfit')
}

function checkTarget(
  world: World,
  conversation: Conversation,
  viewer: Viewer,
  { replyToId }: SendRequest,
): void {
  const reason = readOnlyOf(world, conversation, viewer)
  if (reason === 'no_permission') throw forbidden()
  if (reason !== null) throw forbidden(reason === 'blocked' ? 'fan_blocked' : 'fan_gone')
  const holder = lockHolderOf(world, conversation)
  if (holder && holder.userId !== viewer.account.userId) throw new Refusal(409, 'channel_locked')
  if (replyToId != null && positionOf(conversation, replyToId) === -1) throw notFound()
}

function messageFromRequest(body: SendRequest, { account }: Viewer): Omit<AddedMessage, 'at'> {
  const { clientId, text, lockText, mediaIds, previewMediaIds, price, replyToId, translation } = body
  const { scriptId, scriptStep, sentAnyway } = body
  return {
    by: account.userId,
    clientId,
    ...(!isBlank(text) && { text }),
    ...(lockText && !isBlank(lockText) && { lockText }),
    ...(mediaIds.length > 0 && { mediaIds }),
    ...(previewMediaIds.length > 0 && { previewMediaIds }),
    ...(price > 0 && { price }),
    ...(replyToId && { replyToId }),
    ...(scriptId && { scriptId, ...(scriptStep != null && { scriptStep }) }),
    ...(translation && { translation }),
    ...(sentAnyway && { sentAnyway }),
  }
}

/** Blocks these client ids of a sender; returns those already sent, and then blocks none. */
export function withdrawMessages(world: World, viewer: Viewer, clientIds: readonly string[]): string[] {
  const taken = clientIds.filter((clientId) => findSentBefore(world, viewer, clientId))
  if (taken.length === 0) withdraw(world, viewer.account.userId, clientIds)
  return taken
}

/** Finds the earlier message with the same client id. */
function findSentBefore(world: World, viewer: Viewer, clientId: string): WireMessage | undefined {
  const { creator, account } = viewer
  const where = findSentMessage(world, account.userId, clientId)
  if (where) {
    const conversation = conversationOf(world, creator, where.channelId)
    return wireMessage(conversation, conversation.seed.messageCount + where.addedIndex, viewer)
  }
  const waiting = world.state.threads.scheduled.find(
    ({ message }) => message.clientId === clientId && message.by === account.userId,
  )
  return waiting && wireScheduled(conversationOf(world, creator, waiting.channelId), waiting, viewer)
}

/** Sends or schedules a message; a repeated client id returns the first result (screens S0). */
export function sendOrSchedule(world: World, viewer: Viewer, body: SendRequest): WireMessage {
  const before = findSentBefore(world, viewer, body.clientId)
  if (before) return before
  if (isWithdrawn(world, viewer.account.userId, body.clientId)) throw new Refusal(409, 'message_withdrawn')
  const conversation = conversationOf(world, viewer.creator, body.channelId)
  checkTarget(world, conversation, viewer, body)
  checkText(body)
  checkMediaAndPrice(world, body, viewer)
  const added = messageFromRequest(body, viewer)
  const dueAt = body.scheduledAt == null ? 0 : Date.parse(body.scheduledAt)
  if (dueAt > world.now())
    return wireScheduled(conversation, scheduleMessage(world, conversation, dueAt, added), viewer)
  const position = addStaffMessage(world, conversation, added)
  scheduleFanReply(world, conversation, body.price > 0)
  return wireMessage(conversation, position, viewer)
}

const MAX_REPLIES = 100

/** With traffic on, some fans reply within seconds, and some buy. */
function scheduleFanReply(world: World, { channelId, seed }: Conversation, isPaid: boolean): void {
  const { faults, threads } = world.state
  const roll = random(seedOf(ROLL.fanReply, world.state.nextId, seed.index))
  if (faults.traffic === 0 || seed.kind === 'group' || threads.replies.length >= MAX_REPLIES) return
  if (roll() < 0.45) return
  const at = world.now() + Math.floor(4000 + roll() * 14_000)
  threads.replies.push({ channelId, at, doesBuy: isPaid && roll() < 0.5 })
  threads.version += 1
}
