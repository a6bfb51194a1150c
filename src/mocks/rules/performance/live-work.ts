import { teamLogs } from '../shifts/clock'
import { findPerson } from '../account/person'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import type { SeedSale } from '../../seed/money/sales'
import { changedChannels } from '../threads/derived-threads'
import { type ThreadPayment, threadPayments } from '../threads/thread-payments'
import { addedAt, messageCountOf, findConversation, sentAt, type Conversation } from '../threads/conversation'
import type { ThreadState } from '../../state/thread-state'
import type { World } from '../../state/world'
import { replySeconds, type MessagePosition, staffWritingAt } from './staff-message'

/** A staff message since the world was created. */
export interface NewStaffMessage {
  at: number
  userId: string
  creatorIndex: number
  /** Index of the conversation. */
  channelIndex: number
  price: number
  isBought: boolean
  isRefunded: boolean
  isUnsent: boolean
  letters: number
  /** How long the fan waited; null where it answers nothing. */
  replySeconds: number | null
  position: MessagePosition
}

interface WorkSinceSeed {
  version: number
  messages: readonly NewStaffMessage[]
  /** Unsent messages. */
  unsent: ReadonlySet<string>
  /** By creator index, oldest first. */
  sales: ReadonlyMap<number, readonly SeedSale[]>
  /** By creator index. */
  charges: ReadonlyMap<number, readonly NewCharge[]>
}

/** A payment since the world was created that no one sold in a chat. */
export interface NewCharge {
  chargeId: string
  at: number
  /** Index of the fan's conversation. */
  channelIndex: number
  kind: 'live' | 'mass_messages' | 'other'
  /** In cents, gross. */
  amount: number
  /** The purchase's title on the platform; null for a message. */
  item: string | null
  /** The sender of a mass message; null for other purchases. */
  sentBy: string | null
  /** The bought message in the fan's thread; null without one. */
  messageId: string | null
  isRefunded: boolean
}

function staffMessagesOf(conversation: Conversation): NewStaffMessage[] {
  return (conversation.change?.added ?? []).flatMap(({ at, text = '' }, nth) => {
    const position = { conversation, position: conversation.seed.messageCount + nth, at }
    const written = staffWritingAt(position)
    if (!written) return []
    const { userId, price, boughtAt, isRefunded, unsentAt } = written
    return {
      at,
      userId,
      creatorIndex: conversation.creator.index,
      channelIndex: conversation.seed.index,
      price,
      isBought: boughtAt !== null,
      isRefunded,
      isUnsent: unsentAt !== null,
      letters: text.length,
      replySeconds: replySeconds(position),
      position,
    }
  })
}

/** Who last wrote to a fan before a moment. */
function writerBefore(conversation: Conversation, at: number): string | null {
  for (
    let earlier = messageCountOf(conversation) - 1;
    earlier >= Math.max(0, messageCountOf(conversation) - 200);
    earlier -= 1
  ) {
    const position = { conversation, position: earlier, at: sentAt(conversation, earlier) }
    const written = position.at < at ? staffWritingAt(position) : undefined
    if (written) return written.userId
  }
  return null
}

/** Who was on duty longest for a creator at a moment. */
function shiftHolderAt(world: World, { userId: creatorId }: SeedCreator, at: number): string | null {
  const there = teamLogs(world, at, at + 1).filter(({ userId }) =>
    findPerson(world, userId)?.creatorIds.includes(creatorId),
  )
  return there.toSorted((a, b) => a.clockInAt - b.clockInAt)[0]?.userId ?? null
}

/** The sale of a message or tip; undefined for what no one sold in the chat. */
function saleOf(
  world: World,
  conversation: Conversation,
  { messageId, position, kind, amount, at, isRefunded }: ThreadPayment,
): SeedSale | undefined {
  const { creator, seed } = conversation
  const sentTime = sentAt(conversation, position)
  const written = kind === 'tip' ? undefined : staffWritingAt({ conversation, position, at: sentTime })
  if (kind !== 'tip' && !written) return undefined
  const converter = writerBefore(conversation, at)
  return {
    saleId: `sale-${messageId}`,
    at,
    creatorIndex: creator.index,
    channelIndex: seed.index,
    kind: written ? 'paid_dms' : 'tips',
    amount,
    // An offer sent since the world was created already counts as a message.
    sentAt: addedAt(conversation, position) ? null : sentTime,
    by: {
      sender: written ? written.userId : converter,
      converter,
      shift: shiftHolderAt(world, creator, at),
    },
    isRefunded,
  }
}

/** The purchase of a mass message or an automatic one. */
const chargeOf = (
  conversation: Conversation,
  { messageId, position, kind, amount, at, isRefunded }: ThreadPayment,
): NewCharge => ({
  chargeId: `charge-${messageId}`,
  at,
  channelIndex: conversation.seed.index,
  kind: kind === 'mass' ? 'mass_messages' : 'other',
  amount,
  item: null,
  sentBy: addedAt(conversation, position)?.by ?? null,
  messageId,
  isRefunded,
})

function buildLiveWork(world: World): WorkSinceSeed {
  const messages: NewStaffMessage[] = []
  const unsent = new Set<string>()
  const sales = new Map<number, SeedSale[]>()
  const charges = new Map<number, NewCharge[]>()
  for (const creator of CREATORS) {
    const [ownSales, ownCharges]: [SeedSale[], NewCharge[]] = [[], []]
    for (const channelId of changedChannels(world, creator.index)) {
      const conversation = findConversation(world, creator, channelId)
      if (conversation?.seed.kind !== 'direct') continue
      messages.push(...staffMessagesOf(conversation))
      for (const [messageId, { unsentAt }] of Object.entries(conversation.change?.changes ?? {}))
        if (unsentAt !== undefined) unsent.add(messageId)
      for (const payment of threadPayments(conversation)) {
        const sale = saleOf(world, conversation, payment)
        if (sale) ownSales.push(sale)
        else ownCharges.push(chargeOf(conversation, payment))
      }
    }
    if (ownSales.length > 0) sales.set(creator.index, ownSales)
    if (ownCharges.length > 0) charges.set(creator.index, ownCharges)
  }
  for (const own of sales.values()) own.sort((a, b) => a.at - b.at)
  return { version: world.state.threads.version, messages, unsent, sales, charges }
}

const cache = new WeakMap<ThreadState, WorkSinceSeed>()

/** Messages and sales since the world was created; cached until a thread changes. */
function liveWork(world: World): WorkSinceSeed {
  const { threads } = world.state
  const cached = cache.get(threads)
  if (cached?.version === threads.version) return cached
  const made = buildLiveWork(world)
  cache.set(threads, made)
  return made
}

export const liveMessages = (world: World): readonly NewStaffMessage[] => liveWork(world).messages

export const unsentMessages = (world: World): ReadonlySet<string> => liveWork(world).unsent

const NO_SALES: readonly SeedSale[] = []

/** Purchases from a creator since the world was created, oldest first. */
export const liveSales = (world: World, { index }: SeedCreator): readonly SeedSale[] =>
  liveWork(world).sales.get(index) ?? NO_SALES

const NO_CHARGES: readonly NewCharge[] = []

/** Messages bought from a creator since the world was created that are no sales: mass messages and automatic ones. */
export const boughtMasses = (world: World, { index }: SeedCreator): readonly NewCharge[] =>
  liveWork(world).charges.get(index) ?? NO_CHARGES
