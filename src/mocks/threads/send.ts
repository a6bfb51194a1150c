import type { ParsedRequestOf } from '@/api/call'
import type { sendMessage } from '@/api/calls/messages'
import { isWithin } from '@/domain/price-limits'
import { isBlank } from '@/lib/blank'

import { mediaOf } from '../media/media-of'
import { limitsOf } from '../people/rules'
import { forbidden, missing, Refusal, unfit } from '../refusal'
import { random, seedOf } from '../seed/random'
import type { World } from '../world'
import { addOurs, schedule } from './add-message'
import { sentWith } from './derived'
import { holderOf } from './locks'
import { readOnlyOf } from './read-only'
import { wireScheduled } from './scheduled'
import { placeOf, type Talk, talkOf } from './talk'
import type { AddedMessage } from './thread-state'
import type { Viewer } from './viewer'
import { type WireMessage, wireMessage } from './wire-message'

type Body = ParsedRequestOf<typeof sendMessage>

const MOST_LETTERS = 5000

function checkWords({ text, mediaIds }: Body): void {
  if (isBlank(text) && mediaIds.length === 0) throw unfit('text', 'message_empty')
  if (text.length > MOST_LETTERS) throw unfit('text', 'text_too_long')
}

/** An upload counts once it is complete. */
const isThere = (world: World, mediaId: string): boolean =>
  mediaOf(mediaId) !== undefined &&
  (!mediaId.startsWith('media-up-') || world.state.uploads[mediaId]?.isDone === true)

function checkWares(
  world: World,
  { mediaIds, previewMediaIds, price }: Body,
  { permissions, creator }: Viewer,
): void {
  if (!mediaIds.every((id) => isThere(world, id))) throw unfit('mediaIds', 'media_unknown')
  if (previewMediaIds.some((id) => !mediaIds.includes(id))) throw unfit('previewMediaIds', 'media_unknown')
  if (price === 0) return
  const { canPrice, priceMin, priceMax } = permissions
  const isInBounds = price >= (priceMin ?? 1) && price <= (priceMax ?? Infinity)
  const isAllowed = canPrice && isInBounds && isWithin(price, limitsOf(world, creator, mediaIds))
  if (!isAllowed || mediaIds.length === 0) throw unfit('price', 'price_unfit')
}

function checkPlace(world: World, talk: Talk, viewer: Viewer, { replyToId }: Body): void {
  const reason = readOnlyOf(world, talk, viewer)
  if (reason === 'no_permission') throw forbidden()
  if (reason !== null) throw forbidden(reason === 'blocked' ? 'fan_blocked' : 'fan_gone')
  const holder = holderOf(world, talk)
  if (holder && holder.userId !== viewer.account.userId) throw new Refusal(409, 'channel_locked')
  if (replyToId != null && placeOf(talk, replyToId) === -1) throw missing()
}

function addedOf(body: Body, { account }: Viewer): Omit<AddedMessage, 'at'> {
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

const withdrawnKey = (userId: string, clientId: string): string => `${userId} ${clientId}`

/** Blocks these client ids of a sender; returns those already sent, and then blocks none. */
export function withdraw(world: World, viewer: Viewer, clientIds: readonly string[]): string[] {
  const taken = clientIds.filter((clientId) => sentBefore(world, viewer, clientId))
  const keys = clientIds.map((clientId) => withdrawnKey(viewer.account.userId, clientId))
  if (taken.length === 0) world.state.threads.withdrawn = [...world.state.threads.withdrawn, ...keys]
  return taken
}

/** Finds the earlier message with the same client id. */
function sentBefore(world: World, viewer: Viewer, clientId: string): WireMessage | undefined {
  const { creator, account } = viewer
  const where = sentWith(world, account.userId, clientId)
  if (where) {
    const talk = talkOf(world, creator, where.channelId)
    return wireMessage(talk, talk.seed.messageCount + where.place, viewer)
  }
  const waiting = world.state.threads.scheduled.find(
    ({ message }) => message.clientId === clientId && message.by === account.userId,
  )
  return waiting && wireScheduled(talkOf(world, creator, waiting.channelId), waiting, viewer)
}

/** Sends or schedules a message; a repeated client id returns the first result (screens S0). */
export function sendIt(world: World, viewer: Viewer, body: Body): WireMessage {
  const before = sentBefore(world, viewer, body.clientId)
  if (before) return before
  if (world.state.threads.withdrawn.includes(withdrawnKey(viewer.account.userId, body.clientId)))
    throw new Refusal(409, 'message_withdrawn')
  const talk = talkOf(world, viewer.creator, body.channelId)
  checkPlace(world, talk, viewer, body)
  checkWords(body)
  checkWares(world, body, viewer)
  const added = addedOf(body, viewer)
  const dueAt = body.scheduledAt == null ? 0 : Date.parse(body.scheduledAt)
  if (dueAt > world.now()) return wireScheduled(talk, schedule(world, talk, dueAt, added), viewer)
  const place = addOurs(world, talk, added)
  promiseReply(world, talk, body.price > 0)
  return wireMessage(talk, place, viewer)
}

const MOST_REPLIES = 100

/** With traffic on, some fans reply within seconds, and some buy. */
function promiseReply(world: World, { channelId, seed }: Talk, isPaid: boolean): void {
  const { faults, threads } = world.state
  const roll = random(seedOf(404, world.state.nextId, seed.index))
  if (faults.traffic === 0 || seed.kind === 'group' || threads.replies.length >= MOST_REPLIES) return
  if (roll() < 0.45) return
  const at = world.now() + Math.floor(4000 + roll() * 14_000)
  threads.replies.push({ channelId, at, doesBuy: isPaid && roll() < 0.5 })
  threads.version += 1
}
