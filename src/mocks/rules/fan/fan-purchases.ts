import type * as v from 'valibot'

import type { FanPurchase } from '@/domain/chat/fan'
import { MEDIA_KINDS, type MediaKind } from '@/domain/vault/media'

import type { PopulationFan } from '../../seed/fans/population-fan'
import { mediaById, mediaIdAt, type WireMedia } from '../../seed/vault/media-of'
import { mediaIn } from '../media/media-in'
import { iso, isoOrNull } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { messageAt } from '../../seed/messages/messages'
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
  /** Index of its message; null outside the conversation. */
  position: number | null
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

/** Purchases and tips since the world was created. */
function recentPaymentsIn(conversation: Conversation): RecordedPayment[] {
  const changes = conversation.change?.changes ?? {}
  const bought = Object.entries(changes).flatMap(([messageId, { boughtAt }]): RecordedPayment[] => {
    const position = boughtAt === undefined ? -1 : positionOf(conversation, messageId)
    if (boughtAt === undefined || position === -1) return []
    const { price = 0 } = addedAt(conversation, position) ?? messageAt(conversation.seed, position)
    return [{ kind: 'purchase', amount: price, at: boughtAt, position }]
  })
  const given = (conversation.change?.added ?? []).flatMap(
    ({ kind, price = 0, at }, nth): RecordedPayment[] => {
      const position = conversation.seed.messageCount + nth
      return kind === 'tip' || kind === 'order' ? [{ kind, amount: price, at, position }] : []
    },
  )
  return [...bought, ...given]
}

/** A fan's payments, oldest first. */
export function fanPayments(world: World, creator: SeedCreator, one: PopulationFan): RecordedPayment[] {
  const conversation = conversationWithFan(world, creator, one)
  const seeded = one.payments.map(({ kind, amount, at, messageIndex }) => ({
    kind,
    amount,
    at,
    position: messageIndex,
  }))
  return [...seeded, ...(conversation ? recentPaymentsIn(conversation) : [])].toSorted((a, b) => a.at - b.at)
}

const isPurchase = ({ kind }: RecordedPayment): boolean => kind === 'purchase' || kind === 'order'

/** How many refunds a fan got. */
export function refundsTo(world: World, creator: SeedCreator, one: PopulationFan): number {
  const conversation = conversationWithFan(world, creator, one)
  if (!conversation) return 0
  const later = Object.values(conversation.change?.changes ?? {}).filter(
    ({ refundedAt }) => refundedAt !== undefined,
  )
  const seeded = one.payments.filter(
    ({ kind, messageIndex }) =>
      kind === 'purchase' && messageIndex !== null && messageAt(conversation.seed, messageIndex).isRefunded,
  )
  return seeded.length + later.length
}

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
export function conversionByKind(
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
export function listedPurchases(world: World, creator: SeedCreator, one: PopulationFan): WirePurchase[] {
  const conversation = conversationWithFan(world, creator, one)
  if (!conversation) return []
  const mediaAt = (position: number): WireMedia | null => {
    const [first] = mediaIdsAt(conversation, position)
    return (first === undefined ? undefined : mediaIn(world, first)) ?? null
  }
  const row = (position: number, price: number, boughtAt: number | null): WirePurchase => ({
    messageId: idAt(conversation, position),
    media: mediaAt(position),
    price,
    boughtAt: isoOrNull(boughtAt),
    sentAt: iso(sentAt(conversation, position)),
  })
  const bought = fanPayments(world, creator, one)
    .filter(isPurchase)
    .flatMap(({ position, amount, at }) => (position === null ? [] : [row(position, amount, at)]))
  const open = openOffersIn(conversation).map(({ position, price }) => row(position, price, null))
  return [...open, ...bought].toSorted((a, b) => b.sentAt.localeCompare(a.sentAt)).slice(0, MAX_LISTED)
}
