import type { MemberState } from '@/domain/chat/channel'

import {
  channelAt,
  isNewcomer,
  isSeedArchived,
  LIVELY_CHANNELS,
  type SeedChannel,
} from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { isCreatorFan } from '../../seed/fans/marked-fans'
import { DAY_MS, HOUR_MS } from '../../seed/calendar'
import { fanAt } from '../../seed/fans/fans'
import { memberAt } from '../../seed/fans/members'
import { fanLanguage, messageAt } from '../../seed/messages/messages'
import { spentIn } from '../../seed/money/payments'
import { chance } from '../../seed/random'
import type { World } from '../../state/world'
import { changedChannels, cachedFacts } from './derived-threads'
import { seedLabels } from './labels'
import { addedAt, messageCountOf, findTalk, lastAt, sentAt, type Talk } from './talk'

/** What tabs, chips and sorts read about a channel. */
export interface ChannelFacts {
  channelId: string
  index: number
  kind: 'direct' | 'group'
  fanIndex: number
  lastAt: number
  unreadCount: number
  ourTurnSince: number | null
  lastSeenAt: number | null
  isOnline: boolean
  isPinned: boolean
  isMuted: boolean
  isArchived: boolean
  labels: readonly string[]
  spend: number
  memberState: MemberState
  joinedAt: number | null
  endsAt: number | null
  isCreator: boolean
  suspicionCount: number
  language: string
}

/** Seen within two minutes counts as online. */
const MAX_AWAY_MS = 90 * DAY_MS
const ONLINE_SHARE = { lively: 0.42, other: 0.05 }

export function fanSeenAt(seed: SeedChannel, anchor: number): { lastSeenAt: number; isOnline: boolean } {
  const roll = chance(263, seed.fanIndex)
  const isOnline = roll < (seed.index < LIVELY_CHANNELS ? ONLINE_SHARE.lively : ONLINE_SHARE.other)
  if (isOnline) return { isOnline, lastSeenAt: anchor }
  // In whole seconds, and not before the fan's last message.
  const away = Math.min(roll ** 4 * MAX_AWAY_MS, seed.quietForMs)
  return { isOnline, lastSeenAt: anchor - Math.ceil(away / 1000) * 1000 }
}

/** When a fan joined; for a newcomer just before their first message. */
export function joinedAtOf(seed: SeedChannel, fanJoinedAt: number, anchor: number): number {
  if (!isNewcomer(seed.creatorIndex, seed.index)) return fanJoinedAt
  const first = anchor - seed.quietForMs - messageAt(seed, 0).beforeLastMs
  return first - Math.floor(chance(85, seed.creatorIndex, seed.index) * 6 * HOUR_MS)
}

/** A channel's seeded membership and money facts. */
export function moneyFacts(seed: SeedChannel, anchor: number) {
  if (seed.kind === 'group')
    return { spend: 0, memberState: 'none' as const, joinedAt: null, endsAt: null, suspicionCount: 0 }
  const fan = fanAt(seed.fanIndex)
  const isNew = isNewcomer(seed.creatorIndex, seed.index)
  const joinedAt = isNew ? joinedAtOf(seed, fan.joinedAt, anchor) : fan.joinedAt
  const member = memberAt(seed.creatorIndex, seed.fanIndex, joinedAt, anchor)
  return {
    spend: isNew ? spentIn(seed) : fan.spent,
    memberState: isNew && member.state !== 'none' ? ('active' as const) : member.state,
    joinedAt,
    endsAt: isNew && member.state !== 'none' ? joinedAt + 30 * DAY_MS : member.endsAt,
    suspicionCount: fan.suspicionCount,
  }
}

/** Facts of an unchanged channel without waiting messages. */
export function seedChannelFacts(creator: SeedCreator, index: number, anchor: number): ChannelFacts {
  const seed = channelAt(creator, index)
  const isLively = index < LIVELY_CHANNELS
  const isDirect = seed.kind === 'direct'
  const mark = isLively ? chance(86, creator.index, index) : 1
  const lastAt = anchor - seed.quietForMs
  const answers = isDirect && seed.tail > 0
  return {
    channelId: seed.channelId,
    index,
    kind: seed.kind,
    fanIndex: seed.fanIndex,
    lastAt,
    unreadCount: seed.unread,
    ourTurnSince: answers ? lastAt - messageAt(seed, seed.messageCount - seed.tail).beforeLastMs : null,
    ...(isDirect ? fanSeenAt(seed, anchor) : { lastSeenAt: null, isOnline: false }),
    isPinned: mark < 0.05,
    isMuted: mark > 0.5 && mark < 0.54,
    isArchived: isSeedArchived(index),
    labels: isLively && isDirect ? seedLabels(creator, index) : [],
    ...moneyFacts(seed, anchor),
    isCreator: isDirect && isCreatorFan(seed.fanIndex),
    language: isDirect ? fanLanguage(seed.fanIndex) : 'en',
  }
}

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
