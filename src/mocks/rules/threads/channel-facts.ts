import { LIVELY_CHANNELS } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { messageAt } from '../../seed/messages/messages'
import type { World } from '../../state/world'
import { changedChannels, cachedFacts } from './derived-threads'
import { type ChannelFacts, seedChannelFacts } from './seed-channel-facts'
import { addedAt, messageCountOf, findTalk, lastAt, sentAt, type Talk } from './talk'

const isFromFan = (talk: Talk, place: number): boolean => {
  const added = addedAt(talk, place)
  return added
    ? added.by === undefined && (added.kind === undefined || added.kind === 'text')
    : messageAt(talk.seed, place).from === 'fan'
}

/** At least one: staff may mark a channel as unread where no fan wrote last. */
function countUnread(talk: Talk, from: number | null): number {
  if (from === null || from >= messageCountOf(talk)) return 0
  let unread = 0
  for (let place = from; place < messageCountOf(talk); place += 1) if (isFromFan(talk, place)) unread += 1
  return Math.max(1, unread)
}

/** Index of the first unread message; null when all are read. */
export function unreadFrom(talk: Talk): number | null {
  const { change, seed } = talk
  if (change?.unreadFrom !== undefined) return change.unreadFrom
  return seed.unread > 0 ? seed.messageCount - seed.unread : null
}

/** Since when the fan waits; null on the fan's turn, and in groups. */
export function ourTurnSince(talk: Talk): number | null {
  const { change, seed } = talk
  if (change?.ourTurnSince !== undefined) return change.ourTurnSince
  return seed.kind === 'direct' && seed.tail > 0 ? sentAt(talk, seed.messageCount - seed.tail) : null
}

const emptyGroup = ({ channelId, seed }: Talk): ChannelFacts => ({
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

function withChannelChange(facts: ChannelFacts, talk: Talk): ChannelFacts {
  const { change } = talk
  if (!change) return { ...facts, lastAt: lastAt(talk) }
  const lastSeenAt = change.lastSeenAt ?? facts.lastSeenAt
  return {
    ...facts,
    lastAt: lastAt(talk),
    unreadCount: countUnread(talk, unreadFrom(talk)),
    ourTurnSince: ourTurnSince(talk),
    lastSeenAt,
    isOnline: change.lastSeenAt === undefined ? facts.isOnline : true,
    isPinned: change.isPinned ?? facts.isPinned,
    isMuted: change.isMuted ?? facts.isMuted,
    isArchived: change.isArchived ?? facts.isArchived,
    labels: change.labels ?? facts.labels,
    spend: facts.spend + (change.spent ?? 0),
  }
}

/** Current facts of a channel. */
export function channelFacts(world: World, talk: Talk): ChannelFacts {
  const known = cachedFacts(world).get(talk.channelId)
  if (known) return known
  const base = talk.group ? emptyGroup(talk) : seedChannelFacts(talk.creator, talk.seed.index, talk.anchor)
  const facts = withChannelChange(base, talk)
  cachedFacts(world).set(talk.channelId, facts)
  return facts
}

/**
 * Facts of all channels with waiting, marked or changed messages; the remaining bulk derives from its
 * index.
 */
export function livelyFacts(
  world: World,
  creator: SeedCreator,
  anchor: number,
  seeded: number,
): ChannelFacts[] {
  const changed = changedChannels(world, creator.index)
  const rows: ChannelFacts[] = []
  for (let index = 0; index < Math.min(LIVELY_CHANNELS, seeded); index += 1) {
    const channelId = `channel-${creator.index + 1}-${index + 1}`
    const known = cachedFacts(world).get(channelId)
    if (known) rows.push(known)
    else if (!changed.has(channelId)) {
      const facts = seedChannelFacts(creator, index, anchor)
      cachedFacts(world).set(channelId, facts)
      rows.push(facts)
    }
  }
  const shown = new Set(rows.map(({ channelId }) => channelId))
  for (const channelId of changed) {
    const talk = shown.has(channelId) ? undefined : findTalk(world, creator, channelId)
    if (talk) rows.push(channelFacts(world, talk))
  }
  return rows
}
