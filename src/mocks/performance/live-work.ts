import { teamLogs } from '../clock'
import { personIn } from '../people/person'
import { CREATORS, type SeedCreator } from '../seed/creators'
import type { SeedSale } from '../seed/sales'
import { changedChannels } from '../threads/derived'
import { addedAt, countOf, findTalk, idAt, placeOf, sentAt, type Talk } from '../threads/talk'
import type { ThreadState } from '../threads/thread-state'
import type { World } from '../world'
import { replySeconds, type Spot, writtenAt } from './written'

/** A staff message since the world was created. */
export interface LiveMessage {
  at: number
  userId: string
  creatorIndex: number
  /** Index of the conversation. */
  place: number
  price: number
  isBought: boolean
  isRefunded: boolean
  isUnsent: boolean
  letters: number
  /** How long the fan waited; null where it answers nothing. */
  replySeconds: number | null
  spot: Spot
}

interface LiveWork {
  version: number
  messages: readonly LiveMessage[]
  /** Unsent messages. */
  unsent: ReadonlySet<string>
  /** By creator index, oldest first. */
  sales: ReadonlyMap<number, readonly SeedSale[]>
}

function messagesOf(talk: Talk): LiveMessage[] {
  return (talk.change?.added ?? []).flatMap(({ at, text = '' }, nth) => {
    const spot = { talk, place: talk.seed.messageCount + nth, at }
    const written = writtenAt(spot)
    if (!written) return []
    const { userId, price, boughtAt, isRefunded, unsentAt } = written
    return {
      at,
      userId,
      creatorIndex: talk.creator.index,
      place: talk.seed.index,
      price,
      isBought: boughtAt !== null,
      isRefunded,
      isUnsent: unsentAt !== null,
      letters: text.length,
      replySeconds: replySeconds(spot),
      spot,
    }
  })
}

/** Who last wrote to a fan before a moment. */
function writerBefore(talk: Talk, at: number): string | null {
  for (let place = countOf(talk) - 1; place >= Math.max(0, countOf(talk) - 200); place -= 1) {
    const spot = { talk, place, at: sentAt(talk, place) }
    const written = spot.at < at ? writtenAt(spot) : undefined
    if (written) return written.userId
  }
  return null
}

/** Who was on duty longest for a creator at a moment. */
function holderAt(world: World, { userId: creatorId }: SeedCreator, at: number): string | null {
  const there = teamLogs(world, at, at + 1).filter(({ userId }) =>
    personIn(world, userId)?.creatorIds.includes(creatorId),
  )
  return there.toSorted((one, other) => one.clockInAt - other.clockInAt)[0]?.userId ?? null
}

function bought(world: World, talk: Talk): SeedSale[] {
  const { creator, seed, change } = talk
  return Object.entries(change?.changes ?? {}).flatMap(
    ([messageId, { boughtAt, refundedAt }]): SeedSale[] => {
      const place = boughtAt === undefined ? -1 : placeOf(talk, messageId)
      if (boughtAt === undefined || place === -1) return []
      const written = writtenAt({ talk, place, at: sentAt(talk, place) })
      if (!written) return []
      const converter = writerBefore(talk, boughtAt)
      return [
        {
          saleId: `sale-${messageId}`,
          at: boughtAt,
          creatorIndex: creator.index,
          place: seed.index,
          kind: 'paid_dms',
          amount: written.price,
          // An offer sent since the world was created already counts as a message.
          sentAt: addedAt(talk, place) ? null : sentAt(talk, place),
          by: { sender: written.userId, converter, shift: holderAt(world, creator, boughtAt) },
          isRefunded: refundedAt !== undefined || written.isRefunded,
        },
      ]
    },
  )
}

function tips(world: World, talk: Talk): SeedSale[] {
  const { creator, seed } = talk
  return (talk.change?.added ?? []).flatMap(({ kind, price = 0, at }, nth): SeedSale[] => {
    if (kind !== 'tip' || price === 0) return []
    const converter = writerBefore(talk, at)
    return [
      {
        saleId: `sale-${idAt(talk, seed.messageCount + nth)}`,
        at,
        creatorIndex: creator.index,
        place: seed.index,
        kind: 'tips',
        amount: price,
        sentAt: null,
        by: { sender: converter, converter, shift: holderAt(world, creator, at) },
        isRefunded: false,
      },
    ]
  })
}

function make(world: World): LiveWork {
  const messages: LiveMessage[] = []
  const unsent = new Set<string>()
  const sales = new Map<number, SeedSale[]>()
  for (const creator of CREATORS)
    for (const channelId of changedChannels(world, creator.index)) {
      const talk = findTalk(world, creator, channelId)
      if (talk?.seed.kind !== 'direct') continue
      messages.push(...messagesOf(talk))
      for (const [messageId, { unsentAt }] of Object.entries(talk.change?.changes ?? {}))
        if (unsentAt !== undefined) unsent.add(messageId)
      const own = [...(sales.get(creator.index) ?? []), ...bought(world, talk), ...tips(world, talk)]
      sales.set(creator.index, own)
    }
  for (const own of sales.values()) own.sort((one, other) => one.at - other.at)
  return { version: world.state.threads.version, messages, unsent, sales }
}

const kept = new WeakMap<ThreadState, LiveWork>()

/** Messages and sales since the world was created; cached until a thread changes. */
function liveWork(world: World): LiveWork {
  const { threads } = world.state
  const known = kept.get(threads)
  if (known?.version === threads.version) return known
  const made = make(world)
  kept.set(threads, made)
  return made
}

export const liveMessages = (world: World): readonly LiveMessage[] => liveWork(world).messages

export const unsentMessages = (world: World): ReadonlySet<string> => liveWork(world).unsent

const NONE: readonly SeedSale[] = []

/** Purchases from a creator since the world was created, oldest first. */
export const liveSales = (world: World, { index }: SeedCreator): readonly SeedSale[] =>
  liveWork(world).sales.get(index) ?? NONE
