import { anchorOf } from '../../state/anchor'
import { mediaIdsAt } from '../fan/fan-purchases'
import { mediaIdAt } from '../../seed/vault/media-of'
import { liveMessages, unsentMessages } from '../performance/live-work'
import { OFFER_LIFETIME_MS } from '../performance/count-turns'
import { messageOfSale, soldOffersIn, salesIn } from '../performance/sales-in'
import { eachTurn } from '../performance/turns-in'
import type { SeedCreator } from '../../seed/creators'
import {
  turnMessageTime,
  offerMessageId,
  offerMessage,
  TURN_SPREAD_MS,
  turnMessageId,
  turnMessages,
} from '../../seed/messages/work-messages'
import type { SeedSale } from '../../seed/money/sales'
import { channelOfTurn } from '../../seed/messages/turn-channel'
import { findConversation, positionOf } from '../threads/conversation'
import { channelIdAt } from '../../seed/channels/channels'
import type { World } from '../../state/world'

/** A direct message by staff, as chatter figures count it. */
export interface SentMessage {
  at: number
  /** Index of the conversation. */
  channelIndex: number
  /** Cents; 0 is free. */
  price: number
  isBought: boolean
  /** Still buyable. */
  isOpen: boolean
  mediaIds: () => readonly string[]
}

type VisitMessage = (message: SentMessage) => void

interface MessageRange {
  world: World
  creator: SeedCreator
  from: number
  to: number
}

const idsOf = ({ index }: SeedCreator, mediaNumbers: readonly number[]) =>
  mediaNumbers.map((n) => mediaIdAt(index, n))

function eachReply({ world, creator, from, to }: MessageRange, visit: VisitMessage): void {
  const [anchor, now, unsent] = [anchorOf(world), world.now(), unsentMessages(world)]
  eachTurn(from - TURN_SPREAD_MS, to, ({ turns, day, index: n, at: begun }) => {
    if (turns.creator[n] !== creator.index) return
    const count = turns.messages[n] ?? 0
    for (let nth = 1; nth <= count; nth += 1) {
      const at = turnMessageTime(begun, n, nth)
      if (at < from || at >= to) continue
      const price = nth === count ? (turns.price[n] ?? 0) : 0
      const isUnsent = () => unsent.size > 0 && unsent.has(turnMessageId(day, turns, n, nth, anchor))
      visit({
        at,
        channelIndex: channelOfTurn(turns, n, anchor),
        price,
        isBought: false,
        isOpen: price > 0 && now - at < OFFER_LIFETIME_MS && !isUnsent(),
        mediaIds: () => idsOf(creator, turnMessages(day, turns, n, anchor)[nth]?.media ?? []),
      })
    }
  })
}

/** Media of the bought message; empty where no message is on record. */
export function mediaOfSale(world: World, creator: SeedCreator, sale: SeedSale): readonly string[] {
  const messageId = messageOfSale(sale)
  const conversation =
    messageId === undefined
      ? undefined
      : findConversation(world, creator, channelIdAt(creator.index, sale.channelIndex))
  if (conversation && messageId !== undefined)
    return mediaIdsAt(conversation, positionOf(conversation, messageId))
  return idsOf(creator, offerMessage(sale, { anchor: anchorOf(world), now: world.now() })?.media ?? [])
}

function eachSold({ world, creator, from, to }: MessageRange, visit: VisitMessage): void {
  const [now, unsent] = [world.now(), unsentMessages(world)]
  for (const sale of soldOffersIn(world, [creator], from, to)) {
    const isPaid = sale.at <= now
    visit({
      at: sale.sentAt ?? sale.at,
      channelIndex: sale.channelIndex,
      price: sale.amount,
      isBought: isPaid && !sale.isRefunded,
      isOpen: !isPaid && !unsent.has(offerMessageId(sale)),
      mediaIds: () => mediaOfSale(world, creator, sale),
    })
  }
}

function eachNewMessage({ world, creator, from, to }: MessageRange, visit: VisitMessage): void {
  const now = world.now()
  for (const message of liveMessages(world)) {
    const { at, channelIndex, price, isBought, isRefunded, isUnsent, position } = message
    if (message.creatorIndex !== creator.index || at < from || at >= to) continue
    visit({
      at,
      channelIndex,
      price,
      isBought: isBought && !isRefunded,
      isOpen: price > 0 && !isBought && !isUnsent && now - at < OFFER_LIFETIME_MS,
      mediaIds: () => mediaIdsAt(position.conversation, position.position),
    })
  }
}

/** Visits the direct messages of a range, the ones `aggregateWork` counts. */
export function eachMessage(
  world: World,
  creator: SeedCreator,
  from: number,
  to: number,
  visit: VisitMessage,
): void {
  const walk = { world, creator, from, to }
  eachReply(walk, visit)
  eachSold(walk, visit)
  eachNewMessage(walk, visit)
}

/** Unrefunded sales of a range, by payment date. */
export const keptSales = (world: World, creator: SeedCreator, from: number, to: number): SeedSale[] =>
  salesIn(world, [creator], from, to).filter(({ isRefunded }) => !isRefunded)
