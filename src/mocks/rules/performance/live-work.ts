import { teamLogs } from '../shifts/clock'
import { findPerson } from '../account/person'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import type { SeedSale } from '../../seed/money/sales'
import { changedChannels } from '../threads/derived-threads'
import {
  addedAt,
  messageCountOf,
  findConversation,
  idAt,
  positionOf,
  sentAt,
  type Conversation,
} from '../threads/conversation'
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

function livePurchases(world: World, conversation: Conversation): SeedSale[] {
  const { creator, seed, change } = conversation
  return Object.entries(change?.changes ?? {}).flatMap(
    ([messageId, { boughtAt, refundedAt }]): SeedSale[] => {
      const position = boughtAt === undefined ? -1 : positionOf(conversation, messageId)
      if (boughtAt === undefined || position === -1) return []
      const written = staffWritingAt({ conversation, position, at: sentAt(conversation, position) })
      if (!written) return []
      const converter = writerBefore(conversation, boughtAt)
      return [
        {
          saleId: `sale-${messageId}`,
          at: boughtAt,
          creatorIndex: creator.index,
          channelIndex: seed.index,
          kind: 'paid_dms',
          amount: written.price,
          // An offer sent since the world was created already counts as a message.
          sentAt: addedAt(conversation, position) ? null : sentAt(conversation, position),
          by: { sender: written.userId, converter, shift: shiftHolderAt(world, creator, boughtAt) },
          isRefunded: refundedAt !== undefined || written.isRefunded,
        },
      ]
    },
  )
}

function liveTips(world: World, conversation: Conversation): SeedSale[] {
  const { creator, seed } = conversation
  return (conversation.change?.added ?? []).flatMap(({ kind, price = 0, at }, nth): SeedSale[] => {
    if (kind !== 'tip' || price === 0) return []
    const converter = writerBefore(conversation, at)
    return [
      {
        saleId: `sale-${idAt(conversation, seed.messageCount + nth)}`,
        at,
        creatorIndex: creator.index,
        channelIndex: seed.index,
        kind: 'tips',
        amount: price,
        sentAt: null,
        by: { sender: converter, converter, shift: shiftHolderAt(world, creator, at) },
        isRefunded: false,
      },
    ]
  })
}

function buildLiveWork(world: World): WorkSinceSeed {
  const messages: NewStaffMessage[] = []
  const unsent = new Set<string>()
  const sales = new Map<number, SeedSale[]>()
  for (const creator of CREATORS)
    for (const channelId of changedChannels(world, creator.index)) {
      const conversation = findConversation(world, creator, channelId)
      if (conversation?.seed.kind !== 'direct') continue
      messages.push(...staffMessagesOf(conversation))
      for (const [messageId, { unsentAt }] of Object.entries(conversation.change?.changes ?? {}))
        if (unsentAt !== undefined) unsent.add(messageId)
      const own = [
        ...(sales.get(creator.index) ?? []),
        ...livePurchases(world, conversation),
        ...liveTips(world, conversation),
      ]
      sales.set(creator.index, own)
    }
  for (const own of sales.values()) own.sort((a, b) => a.at - b.at)
  return { version: world.state.threads.version, messages, unsent, sales }
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
