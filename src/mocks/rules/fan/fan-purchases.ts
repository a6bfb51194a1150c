import type * as v from 'valibot'

import type { FanPurchase } from '@/domain/chat/fan'
import { MEDIA_KINDS, type MediaKind } from '@/domain/vault/media'

import type { PopulationFan } from '../../seed/fans/population-fan'
import { mediaById, mediaIdAt, type WireMedia } from '../../seed/vault/media-of'
import { mediaIn } from '../media/media-in'
import { iso, isoOrNull } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { messageAt } from '../../seed/messages/messages'
import { soldMessageId } from '../../seed/messages/work-messages'
import { anchorOf } from '../../state/anchor'
import { newPaymentsIn } from '../money/new-payments'
import type { PaymentKind } from '../../seed/money/payments'
import { newestPositions } from '../threads/message-positions'
import {
  addedAt,
  findConversation,
  idAt,
  positionOf,
  sentAt,
  type Conversation,
} from '../threads/conversation'
import type { World } from '../../state/world'

type WirePurchase = Required<v.InferInput<typeof FanPurchase>>

export interface RecordedPayment {
  kind: PaymentKind
  /** Cents. */
  amount: number
  at: number
  /** Position of its message; null outside the conversation. */
  position: number | null
  isRefunded: boolean
}

export interface OpenOffer {
  position: number
  price: number
  sentAt: number
}

/** How many of the newest are listed; sums count all. */
const MAX_LISTED = 200
/** How many messages back an unbought offer counts as open. */
const SEARCHED_MESSAGES = 300

export const conversationWithFan = (
  world: World,
  creator: SeedCreator,
  one: PopulationFan,
): Conversation | undefined => one.channel && findConversation(world, creator, one.channel.channelId)

/** The index of a payment's message in the given conversation; null outside it. */
function positionOfPayment(conversation: Conversation | undefined, messageId: string | null): number | null {
  const position = conversation && messageId !== null ? positionOf(conversation, messageId) : -1
  return position === -1 ? null : position
}

/** A fan's payments, oldest first, refunded ones included. */
export function fanPayments(
  world: World,
  one: PopulationFan,
  conversation: Conversation | undefined,
): RecordedPayment[] {
  const anchor = anchorOf(world)
  const seeded = one.payments.map(({ kind, amount, at, messageIndex, sale, isRefunded }) => ({
    kind,
    amount,
    at,
    position: messageIndex ?? positionOfPayment(conversation, sale && soldMessageId(sale, anchor)),
    isRefunded,
  }))
  const later = (conversation ? newPaymentsIn(world, conversation) : []).map(({ messageId, ...payment }) => ({
    ...payment,
    position: positionOfPayment(conversation, messageId),
  }))
  return [...seeded, ...later].toSorted((a, b) => a.at - b.at)
}

const isPurchase = ({ kind }: RecordedPayment): boolean => kind === 'purchase' || kind === 'order'

/** Recent unbought offers in a conversation. */
export function openOffersIn(conversation: Conversation): OpenOffer[] {
  const offers: OpenOffer[] = []
  for (const position of newestPositions(conversation, SEARCHED_MESSAGES).toReversed()) {
    const added = addedAt(conversation, position)
    const seeded = added ? undefined : messageAt(conversation.seed, position)
    const isOurs = added ? added.by !== undefined : seeded?.from === 'staff'
    const price = added?.price ?? seeded?.price ?? 0
    const change = conversation.change?.changes[idAt(conversation, position)]
    const boughtAt = change?.boughtAt ?? added?.boughtAt ?? seeded?.boughtAfterMs
    const isOver = boughtAt != null || change?.unsentAt !== undefined
    if (isOurs && price > 0 && !isOver)
      offers.push({ position, price, sentAt: sentAt(conversation, position) })
  }
  return offers
}

/** Media ids of a message. */
export function mediaIdsAt(conversation: Conversation, position: number): readonly string[] {
  const added = addedAt(conversation, position)
  if (added) return added.mediaIds ?? []
  return messageAt(conversation.seed, position).media.map((n) => mediaIdAt(conversation.creator.index, n))
}

/** By the kind of their first media, how many paid messages a fan got and bought. */
export function unlocksByKind(
  conversation: Conversation,
  bought: readonly RecordedPayment[],
  open: readonly OpenOffer[],
) {
  const kindAt = (position: number | null): MediaKind | undefined =>
    mediaById((position !== null && mediaIdsAt(conversation, position)[0]) || '')?.kind
  const [sold, left] = [bought, open].map((all) => all.map(({ position }) => kindAt(position)))
  const countIn = (kinds: typeof sold, wanted: MediaKind) =>
    kinds?.filter((kind) => kind === wanted).length ?? 0
  return MEDIA_KINDS.map((kind) => ({
    kind,
    offered: countIn(sold, kind) + countIn(left, kind),
    bought: countIn(sold, kind),
  })).filter(({ offered }) => offered > 0)
}

/** A fan's purchases and open offers, newest first. */
export function listedPurchases(
  world: World,
  conversation: Conversation,
  payments: readonly RecordedPayment[],
  offers: readonly OpenOffer[],
): WirePurchase[] {
  const mediaAt = (position: number): WireMedia | null => {
    const [first] = mediaIdsAt(conversation, position)
    return (first === undefined ? undefined : mediaIn(world, first)) ?? null
  }
  const row = (position: number, price: number, boughtAt: number | null) => ({
    position,
    price,
    boughtAt: isoOrNull(boughtAt),
    sentAt: iso(sentAt(conversation, position)),
  })
  const bought = payments
    .filter(isPurchase)
    .flatMap(({ position, amount, at }) => (position === null ? [] : [row(position, amount, at)]))
  const open = offers.map(({ position, price }) => row(position, price, null))
  return [...open, ...bought]
    .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))
    .slice(0, MAX_LISTED)
    .map(({ position, ...listed }) => ({
      ...listed,
      messageId: idAt(conversation, position),
      media: mediaAt(position),
    }))
}
