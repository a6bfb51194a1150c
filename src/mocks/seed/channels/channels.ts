import { DAY_MS, MINUTE_MS } from '../calendar'
import { BUSIEST_CREATOR, CREATORS, LONGEST_CHANNEL, type SeedCreator } from '../creators'
import { fanIndexAt } from '../fans/fan-facts'
import { between, chance, random, seedOf } from '../random'
import { ROLL } from '../roll'

export interface SeedChannel {
  channelId: string
  creatorIndex: number
  index: number
  kind: 'direct' | 'group'
  /** Index of the fan in a direct channel. */
  fanIndex: number
  messageCount: number
  /** How long before the anchor the last message was sent. */
  quietForMs: number
  /** How many of the last messages are unanswered ones of the fan. */
  tail: number
  /** How many of the last messages are unread by staff. */
  unread: number
}

const BUSIEST_CHANNEL_COUNT = 50_000
const LONGEST_MESSAGE_COUNT = 100_000

/**
 * How many of the newest channels are lively: they follow each other closely, and only they are unread,
 * waiting or marked.
 */
export const LIVELY_CHANNELS = 60
const LIVELY_STEP_MS = 0.8 * MINUTE_MS
const LIVELY_SPAN_MS = LIVELY_CHANNELS * LIVELY_STEP_MS
/** How many channels may hold fans who joined in the last two weeks. */
const NEWCOMER_CHANNELS = 400
export const GROUP_INDICES = [7, 18, 34, 51]
/** How many lively ones have waited for minutes; few others wait longer. */
const WAITING_CHANNELS = 12

/** How many channels a creator has: 50,000 for the busiest, hundreds or thousands for others. */
export const channelCount = (creator: SeedCreator): number =>
  creator.index === BUSIEST_CREATOR
    ? BUSIEST_CHANNEL_COUNT
    : between(chance(ROLL.channelCount, creator.index), 400, 6000)

export const channelIdAt = (creatorIndex: number, index: number): string =>
  `channel-${creatorIndex + 1}-${index + 1}`

export const isGroupIndex = (index: number): boolean => GROUP_INDICES.includes(index)

/** Old conversations that staff archived. */
export const isSeedArchived = (index: number): boolean => index >= LIVELY_CHANNELS && index % 41 === 17

/** Whether the channel's fan joined in the last two weeks, with few messages yet. */
export const isNewcomer = (creatorIndex: number, index: number): boolean =>
  index > 0 &&
  index < NEWCOMER_CHANNELS &&
  !isGroupIndex(index) &&
  chance(ROLL.isNewcomer, creatorIndex, index) < 0.09

function quietFor(index: number, roll: number): number {
  if (index < LIVELY_CHANNELS) return Math.floor((index + roll) * LIVELY_STEP_MS)
  const rest = index - LIVELY_CHANNELS
  return Math.floor(LIVELY_SPAN_MS + (rest + roll) * 3 * MINUTE_MS + (rest / 400) ** 2 * DAY_MS * 0.01)
}

/** The longest quiet time of a channel at this index. */
export const quietAtMost = (index: number): number => quietFor(index, 1)

function messageCountOf(creatorIndex: number, index: number, roll: number): number {
  if (creatorIndex === BUSIEST_CREATOR && index === LONGEST_CHANNEL) return LONGEST_MESSAGE_COUNT
  return isNewcomer(creatorIndex, index) ? between(roll, 2, 40) : between(roll ** 3, 1, 4000)
}

/** Unread and unanswered messages; none for paused, hidden and former creators. */
function waitingAt(creatorIndex: number, index: number): { tail: number; unread: number } {
  const creator = CREATORS[creatorIndex]
  if (index >= LIVELY_CHANNELS || creator?.status !== 'active' || creator.isHidden)
    return { tail: 0, unread: 0 }
  const roll = random(seedOf(ROLL.channelWait, creatorIndex, index))
  const [waits, length, seen] = [roll(), between(roll() ** 2, 1, 4), roll()]
  if (isGroupIndex(index)) return { tail: length, unread: waits < 0.6 ? length : 0 }
  const part = index < WAITING_CHANNELS ? (creatorIndex < 8 ? 0.65 : 0.4) : 0.05
  return waits < part ? { tail: length, unread: seen < 0.75 ? length : 0 } : { tail: 0, unread: 0 }
}

/** A creator's channel by index, newest first; computed on its own and deterministic. */
export function channelAt(creator: SeedCreator, index: number): SeedChannel {
  if (!Number.isInteger(index) || index < 0 || index >= channelCount(creator)) {
    throw new RangeError(`No channel ${index} of ${creator.displayName}`)
  }
  const roll = random(seedOf(ROLL.channelFacts, creator.index, index))
  const messageCount = messageCountOf(creator.index, index, roll())
  const { tail, unread } = waitingAt(creator.index, index)
  return {
    channelId: channelIdAt(creator.index, index),
    creatorIndex: creator.index,
    index,
    kind: isGroupIndex(index) ? 'group' : 'direct',
    fanIndex: fanIndexAt(creator.index, index),
    messageCount,
    quietForMs: quietFor(index, roll()),
    tail: Math.min(tail, messageCount),
    unread: Math.min(unread, messageCount),
  }
}

const FORM = /^channel-([1-9]\d?)-([1-9]\d{0,5})$/

/** Indices of the creator and channel behind an id; undefined when not seeded. */
export function channelIndicesOf(channelId: string): { creatorIndex: number; index: number } | undefined {
  const found = FORM.exec(channelId)
  const creator = CREATORS[Number(found?.[1] ?? 0) - 1]
  const index = Number(found?.[2] ?? 0) - 1
  return creator && index >= 0 && index < channelCount(creator)
    ? { creatorIndex: creator.index, index }
    : undefined
}
