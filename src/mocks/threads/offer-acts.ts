import { isWithin } from '@/domain/price-limits'

import { emit } from '../live'
import { limitsOf } from '../people/rules'
import { forbidden, Refusal, unfit } from '../refusal'
import { HOUR_MS } from '../seed/calendar'
import type { World } from '../world'
import { sentWith } from './derived'
import { changeMessage, messagePlace } from './message-acts'
import { sendIt } from './send'
import { addedAt, type Talk } from './talk'
import type { Viewer } from './viewer'
import { type WireMessage, wireMessage } from './wire-message'

/** Minimum time between reminders or price changes of the same offer. */
export const OFFER_RESTS_MS = 6 * HOUR_MS

const MOST_LETTERS = 200

/** Finds one of our offers that is still buyable. */
function openOffer(world: World, viewer: Viewer, messageId: string) {
  const { talk, place } = messagePlace(world, viewer, messageId)
  const message = wireMessage(talk, place, viewer)
  if (message.senderId !== viewer.creator.userId) throw forbidden()
  if (message.unsentAt !== null) throw new Refusal(409, 'offer_unsent')
  if (message.boughtAt !== null) throw new Refusal(409, 'message_bought')
  if ((message.price ?? 0) === 0) throw unfit('messageId', 'offer_free')
  return { talk, place, message }
}

const isResting = (world: World, at: number | undefined): boolean =>
  at !== undefined && world.now() < at + OFFER_RESTS_MS

const mediaIdsOf = ({ media }: WireMessage): string[] => (media ?? []).flatMap((one) => one?.mediaId ?? [])

const changeOf = ({ change }: Talk, messageId: string) => change?.changes[messageId]

interface Bump {
  messageId: string
  clientId: string
  text: Parameters<typeof sendIt>[2]['text']
}

/** Sends a reminder of an offer as a reply. Idempotent by client id. */
export function bump(world: World, viewer: Viewer, { messageId, clientId, text }: Bump): WireMessage {
  const { talk } = openOffer(world, viewer, messageId)
  if (text.trim() === '') throw unfit('text', 'message_empty')
  if (text.length > MOST_LETTERS) throw unfit('text', 'text_too_long')
  const isRepeat = sentWith(world, viewer.account.userId, clientId) !== undefined
  if (!isRepeat && isResting(world, changeOf(talk, messageId)?.bumpedAt))
    throw new Refusal(409, 'offer_too_soon')
  const message = sendIt(world, viewer, {
    clientId,
    channelId: talk.channelId,
    text,
    mediaIds: [],
    previewMediaIds: [],
    price: 0,
    replyToId: messageId,
  })
  if (!isRepeat) changeMessage(world, talk, messageId, { bumpedAt: world.now() })
  return message
}

interface Replacement {
  messageId: string
  clientId: string
  price: number
}

/** Unsends an offer and sends the same at another price. Idempotent by client id. */
export function replace(world: World, viewer: Viewer, { messageId, clientId, price }: Replacement) {
  const { canUnsend, canPrice, priceMin, priceMax } = viewer.permissions
  if (!canUnsend || !canPrice) throw forbidden()
  const before = sentWith(world, viewer.account.userId, clientId)
  if (before) {
    const { talk, place } = messagePlace(world, viewer, messageId)
    const message = wireMessage(talk, talk.seed.messageCount + before.place, viewer)
    return { message, replaced: wireMessage(talk, place, viewer) }
  }
  const { talk, place, message } = openOffer(world, viewer, messageId)
  if (isResting(world, changeOf(talk, messageId)?.replacedAt)) throw new Refusal(409, 'offer_too_soon')
  const mediaIds = mediaIdsOf(message)
  const isInBounds = price >= (priceMin ?? 1) && price <= (priceMax ?? Infinity)
  if (price === message.price || !isInBounds || !isWithin(price, limitsOf(world, viewer.creator, mediaIds)))
    throw unfit('price', 'price_unfit')
  const sent = sendIt(world, viewer, {
    clientId,
    channelId: talk.channelId,
    // Validated when it was first sent.
    text: (message.text ?? '') as Bump['text'],
    lockText: (message.lockText ?? null) as Bump['text'] | null,
    mediaIds,
    previewMediaIds: (message.previewMediaIds ?? []).flatMap((id) => id ?? []),
    price,
    // The fan still got this script step.
    scriptId: message.scriptId,
    scriptStep: addedAt(talk, place)?.scriptStep,
  })
  changeMessage(world, talk, messageId, { unsentAt: world.now() })
  changeMessage(world, talk, sent.messageId, { replacedAt: world.now() })
  emit(world, viewer.creator.userId, 'message.unsent', { channelId: talk.channelId, messageId })
  return { message: sent, replaced: wireMessage(talk, place, viewer) }
}
