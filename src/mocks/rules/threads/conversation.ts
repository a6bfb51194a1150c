import { anchorOf } from '../../state/anchor'
import { mediaIn } from '../media/media-in'
import { mediaIdAt, type WireMedia } from '../../seed/vault/media-of'
import type { WireReview } from '../../state/performance-state'
import { notFound, orNotFound } from '../base/refusal'
import { DAY_MS, HOUR_MS } from '../../seed/calendar'
import { channelAt, channelIdAt, channelIndicesOf, type SeedChannel } from '../../seed/channels/channels'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { lineAt } from '../../seed/messages/lines'
import { messageIdAt } from '../../seed/messages/messages'
import { seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { type WorkMessage, workMessageById } from '../../seed/messages/work-messages'
import { beforeLastMs } from '../../seed/channels/timing'
import type { World } from '../../state/world'
import type { AddedMessage } from '../../state/added-message'
import type { ChannelChange, NewGroup } from '../../state/thread-state'

/**
 * A conversation: seed plus changes. Messages are addressed by index, oldest first: whole numbers for
 * stored ones, fractions in between for those derived from work records.
 */
export interface Conversation {
  creator: SeedCreator
  channelId: string
  seed: SeedChannel
  change: ChannelChange | undefined
  /** The moment that seeded ages are relative to. */
  anchor: number
  now: number
  /** Derived messages found so far, by fractional index. */
  between: Map<number, AddedMessage>
  /** A group created after the seed, without seeded messages. */
  group: NewGroup | undefined
  mediaOf: (mediaId: string) => WireMedia | undefined
  /** Managers' reviews of messages, by message. */
  reviews: Readonly<Record<string, WireReview>>
  /** Whether fans write hostile and very long lines here. */
  isOdd: boolean
}

/** Indices from here on belong to groups created after the seed. */
const FIRST_NEW_INDEX = 900_000
const FORM = /^channel-([1-9]\d?)-([1-9]\d{0,6})$/

/** A unique id for a new group. */
export const newGroupId = (world: World, creator: SeedCreator): string =>
  channelIdAt(creator.index, FIRST_NEW_INDEX + world.state.nextId++)

const emptySeed = (creatorIndex: number, channelId: string): SeedChannel => ({
  channelId,
  creatorIndex,
  index: Number(FORM.exec(channelId)?.[2] ?? 1) - 1,
  kind: 'group',
  fanIndex: 0,
  messageCount: 0,
  quietForMs: 0,
  tail: 0,
  unread: 0,
})

/** The creator of a conversation. */
export const creatorOfChannel = (channelId: string): SeedCreator | undefined =>
  CREATORS[Number(FORM.exec(channelId)?.[1] ?? 0) - 1]

/** Finds a creator's conversation. */
export function findConversation(
  world: World,
  creator: SeedCreator,
  channelId: string,
): Conversation | undefined {
  const { threads } = world.state
  const facts = {
    creator,
    channelId,
    change: threads.channels[channelId],
    anchor: anchorOf(world),
    now: world.now(),
    between: new Map<number, AddedMessage>(),
    mediaOf: (mediaId: string) => mediaIn(world, mediaId),
    reviews: world.state.performance.reviews,
    isOdd: world.state.faults.texts === 'odd',
  }
  if (facts.change?.isGone) return undefined
  const group = threads.groups[channelId]
  if (group?.creatorId === creator.userId)
    return { ...facts, group, seed: emptySeed(creator.index, channelId) }
  const indices = channelIndicesOf(channelId)
  if (indices?.creatorIndex !== creator.index) return undefined
  return { ...facts, group: undefined, seed: channelAt(creator, indices.index) }
}

/** Finds a creator's conversation. Throws 404. */
export function conversationOf(world: World, creator: SeedCreator, channelId: string): Conversation {
  return orNotFound(findConversation(world, creator, channelId))
}

const MESSAGE_FORM = /^message-([1-9]\d?)-([1-9]\d{0,6})-(s?[1-9]\d{0,6}|[ot]\d{5}(?:x\d{1,5}){1,2})$/

/** The conversation of a message. */
export function conversationOfMessage(world: World, creator: SeedCreator, messageId: string): Conversation {
  const found = MESSAGE_FORM.exec(messageId)
  if (!found || CREATORS[Number(found[1]) - 1] !== creator) throw notFound()
  return conversationOf(world, creator, channelIdAt(creator.index, Number(found[2]) - 1))
}

/** The number of messages, deleted ones included. */
export const messageCountOf = ({ seed, change }: Conversation): number =>
  seed.messageCount + (change?.added.length ?? 0)

export const addedAt = (
  { seed, change, between }: Conversation,
  position: number,
): AddedMessage | undefined =>
  Number.isInteger(position) ? change?.added[position - seed.messageCount] : between.get(position)

/** When the message at an index was sent. */
export function sentAt(conversation: Conversation, position: number): number {
  const { seed, anchor } = conversation
  const added = addedAt(conversation, position)
  if (added) return added.at
  const channelSeed = seedOf(ROLL.channel, seed.creatorIndex, seed.index)
  return (
    anchor - seed.quietForMs - beforeLastMs(channelSeed, seed.messageCount, seed.messageCount - 1 - position)
  )
}

/** The last whole index with a message before a moment; -1 for none. */
function lastPositionBefore(
  conversation: Conversation,
  until: number,
  from = 0,
  to = messageCountOf(conversation),
): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sentAt(conversation, middle) < until) low = middle + 1
    else high = middle
  }
  return low - 1
}

const YEAR_MS = 365 * DAY_MS
/** The gap below which no message fits between two indices. */
const MIN_GAP = 1e-9

/**
 * The position of a moment between two indices, exclusive 0 to 1; open-ended before the first and after
 * the last.
 */
function positionBetween(before: number | undefined, at: number, after: number | undefined): number {
  if (before === undefined) return after === undefined ? 0.5 : YEAR_MS / (YEAR_MS + after - at)
  if (after === undefined) return 1 - YEAR_MS / (YEAR_MS + 1 + at - before)
  return (at - before + 1) / (after - before + 2)
}

const recordToMessage = (
  conversation: Conversation,
  { messageId, at, by, line, media, price, boughtAt, isRefunded }: WorkMessage,
) => {
  const { english, language } = lineAt(line)
  return {
    id: messageId,
    at,
    line,
    price,
    mediaIds: media.map((n) => mediaIdAt(conversation.creator.index, n)),
    ...(by !== null && { by }),
    ...(boughtAt !== null && { boughtAt, ...(isRefunded && { refundedAt: boughtAt + HOUR_MS }) }),
    ...(english !== null && { translation: { text: english, from: language, to: 'en' } }),
  }
}

/** Inserts a derived message and returns its index by time, searched within `within`. */
export function insertRecord(
  conversation: Conversation,
  record: WorkMessage,
  within: readonly [from?: number, to?: number] = [],
): number {
  const before = lastPositionBefore(conversation, record.at + 1, ...within)
  const timeAt = (position: number) =>
    position < 0 || position >= messageCountOf(conversation) ? undefined : sentAt(conversation, position)
  let position = before + positionBetween(timeAt(before), record.at, timeAt(before + 1))
  for (
    let other = conversation.between.get(position);
    other && other.id !== record.messageId;
    other = conversation.between.get(position)
  )
    position += MIN_GAP
  conversation.between.set(position, recordToMessage(conversation, record))
  return position
}

/** Time of the last message; for an empty group its creation. System notes do not move a channel up. */
export function lastAt({ seed, change, anchor, group }: Conversation): number {
  return change?.added.findLast(({ kind }) => kind !== 'system')?.at ?? group?.at ?? anchor - seed.quietForMs
}

const SEEN_AFTER_MS = 40_000

/** When the fan saw our message: once they wrote, bought or looked since. */
export function messageSeenAt(conversation: Conversation, position: number, at: number): number | null {
  const fanSeenAt = conversation.change?.fanSeenAt
  if (fanSeenAt !== undefined && fanSeenAt >= at) return fanSeenAt
  const isOld = position < conversation.seed.messageCount - 3
  return isOld ? Math.min(at + SEEN_AFTER_MS, lastAt(conversation)) : null
}

export const idAt = (conversation: Conversation, position: number): string =>
  addedAt(conversation, position)?.id ??
  messageIdAt(conversation.creator.index, conversation.seed.index, position)

/** The index of a message; -1 when it is not in this conversation. */
export function positionOf(conversation: Conversation, messageId: string): number {
  const found = MESSAGE_FORM.exec(messageId)
  if (!found || channelIdAt(Number(found[1]) - 1, Number(found[2]) - 1) !== conversation.channelId) return -1
  const name = found[3] ?? ''
  if (/^[ot]/.test(name)) {
    const record = workMessageById(messageId, conversation)
    return record ? insertRecord(conversation, record) : -1
  }
  if (name.startsWith('s')) {
    const index = conversation.change?.added.findLastIndex(({ id }) => id === messageId) ?? -1
    return index === -1 ? -1 : conversation.seed.messageCount + index
  }
  const seedIndex = Number(name) - 1
  return seedIndex < messageCountOf(conversation) && idAt(conversation, seedIndex) === messageId
    ? seedIndex
    : -1
}
