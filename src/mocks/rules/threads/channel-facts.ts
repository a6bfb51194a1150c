import { channelIdAt, LIVELY_CHANNELS } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { messageAt } from '../../seed/messages/messages'
import { keptSum, paymentsOutsideThreads } from '../money/new-payments'
import { threadPayments } from './thread-payments'
import type { World } from '../../state/world'
import { changedChannels, cachedFacts } from './derived-threads'
import { type ChannelFacts, seedChannelFacts } from '../../seed/channels/seed-channel-facts'
import { addedAt, messageCountOf, findConversation, lastAt, sentAt, type Conversation } from './conversation'

/** Whether a fan wrote it: tips, orders and system lines are not their words. */
export const isFromFan = (conversation: Conversation, position: number): boolean => {
  const added = addedAt(conversation, position)
  return added
    ? added.by === undefined && (added.kind === undefined || added.kind === 'text')
    : messageAt(conversation.seed, position).from === 'fan'
}

/** At least one: staff may mark a channel as unread where no fan wrote last. */
function countUnread(conversation: Conversation, from: number | null): number {
  if (from === null || from >= messageCountOf(conversation)) return 0
  let unread = 0
  for (let position = from; position < messageCountOf(conversation); position += 1)
    if (isFromFan(conversation, position)) unread += 1
  return Math.max(1, unread)
}

/** Index of the first unread message; null when all are read. */
export function unreadFrom(conversation: Conversation): number | null {
  const { change, seed } = conversation
  if (change?.unreadFrom !== undefined) return change.unreadFrom
  return seed.unread > 0 ? seed.messageCount - seed.unread : null
}

/** Since when the fan waits; null on the fan's turn, and in groups. */
export function ourTurnSince(conversation: Conversation): number | null {
  const { change, seed } = conversation
  if (change?.ourTurnSince !== undefined) return change.ourTurnSince
  return seed.kind === 'direct' && seed.tail > 0 ? sentAt(conversation, seed.messageCount - seed.tail) : null
}

const emptyGroup = ({ channelId, seed }: Conversation): ChannelFacts => ({
  channelId,
  index: seed.index,
  kind: 'group',
  fanIndex: 0,
  lastAt: 0,
  unreadCount: 0,
  ourTurnSince: null,
  lastSeenAt: null,
  isOnline: false,
  isPinned: false,
  isMuted: false,
  isArchived: false,
  labels: [],
  spend: 0,
  memberState: 'none',
  joinedAt: null,
  endsAt: null,
  isCreator: false,
  suspicionCount: 0,
  language: 'en',
})

function withChannelChange(facts: ChannelFacts, conversation: Conversation): ChannelFacts {
  const { change } = conversation
  if (!change) return { ...facts, lastAt: lastAt(conversation) }
  const lastSeenAt = change.lastSeenAt ?? facts.lastSeenAt
  return {
    ...facts,
    lastAt: lastAt(conversation),
    unreadCount: countUnread(conversation, unreadFrom(conversation)),
    ourTurnSince: ourTurnSince(conversation),
    lastSeenAt,
    isOnline: change.lastSeenAt === undefined ? facts.isOnline : true,
    isPinned: change.isPinned ?? facts.isPinned,
    isMuted: change.isMuted ?? facts.isMuted,
    isArchived: change.isArchived ?? facts.isArchived,
    labels: change.labels ?? facts.labels,
    spend: facts.spend + keptSum(threadPayments(conversation)),
  }
}

/** Adds what the fan paid without a change of the thread. */
function withNewSpend(world: World, creator: SeedCreator, facts: ChannelFacts): ChannelFacts {
  const spend = facts.kind === 'direct' ? keptSum(paymentsOutsideThreads(world, creator).get(facts.index)) : 0
  return spend === 0 ? facts : { ...facts, spend: facts.spend + spend }
}

function changedFacts(world: World, conversation: Conversation): ChannelFacts {
  const cached = cachedFacts(world).get(conversation.channelId)
  if (cached) return cached
  const base = conversation.group
    ? emptyGroup(conversation)
    : seedChannelFacts(conversation.creator, conversation.seed.index, conversation.anchor)
  const facts = withChannelChange(base, conversation)
  cachedFacts(world).set(conversation.channelId, facts)
  return facts
}

/** Current facts of a channel. */
export const channelFacts = (world: World, conversation: Conversation): ChannelFacts =>
  withNewSpend(world, conversation.creator, changedFacts(world, conversation))

/** A creator's channels that differ from the seed: changed ones, and those whose fan paid since. */
export function movedChannels(world: World, creator: SeedCreator): ReadonlySet<string> {
  const [changed, paid] = [changedChannels(world, creator.index), paymentsOutsideThreads(world, creator)]
  if (paid.size === 0) return changed
  return new Set([...changed, ...[...paid.keys()].map((index) => channelIdAt(creator.index, index))])
}

/**
 * Facts of all channels with waiting, marked or changed messages or new payments; the remaining bulk derives from its
 * index.
 */
export function livelyFacts(
  world: World,
  creator: SeedCreator,
  anchor: number,
  seeded: number,
): ChannelFacts[] {
  const moved = movedChannels(world, creator)
  const rows: ChannelFacts[] = []
  for (let index = 0; index < Math.min(LIVELY_CHANNELS, seeded); index += 1) {
    const channelId = `channel-${creator.index + 1}-${index + 1}`
    const cached = cachedFacts(world).get(channelId)
    if (cached) rows.push(withNewSpend(world, creator, cached))
    else if (!moved.has(channelId)) {
      const facts = seedChannelFacts(creator, index, anchor)
      cachedFacts(world).set(channelId, facts)
      rows.push(facts)
    }
  }
  const shown = new Set(rows.map(({ channelId }) => channelId))
  for (const channelId of moved) {
    const conversation = shown.has(channelId) ? undefined : findConversation(world, creator, channelId)
    if (conversation) rows.push(channelFacts(world, conversation))
  }
  return rows
}
