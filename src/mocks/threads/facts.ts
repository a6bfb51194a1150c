import type { MemberState } from '@/domain/channel'

import { channelAt, isNewcomer, isSeedArchived, LIVELY_CHANNELS, type SeedChannel } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { isCreatorFan } from '../seed/marked-fans'
import { DAY_MS, HOUR_MS } from '../seed/calendar'
import { fanAt } from '../seed/fans'
import { memberAt } from '../seed/members'
import { fanLanguage, messageAt } from '../seed/messages'
import { spentIn } from '../seed/payments'
import { chance } from '../seed/random'
import type { World } from '../world'
import { changedChannels, factsKept } from './derived'
import { seedLabels } from './labels'
import { addedAt, countOf, findTalk, lastAt, sentAt, type Talk } from './talk'

/** What tabs, chips and sorts read about a channel. */
export interface Facts {
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
const MOST_AWAY_MS = 90 * DAY_MS
const ONLINE_PART = { lively: 0.42, other: 0.05 }

export function seenAt(seed: SeedChannel, anchor: number): { lastSeenAt: number; isOnline: boolean } {
  const roll = chance(263, seed.fanIndex)
  const isOnline = roll < (seed.index < LIVELY_CHANNELS ? ONLINE_PART.lively : ONLINE_PART.other)
  if (isOnline) return { isOnline, lastSeenAt: anchor }
  // In whole seconds, and not before the fan's last message.
  const away = Math.min(roll ** 4 * MOST_AWAY_MS, seed.quietForMs)
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
export function seedFacts(creator: SeedCreator, index: number, anchor: number): Facts {
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
    ...(isDirect ? seenAt(seed, anchor) : { lastSeenAt: null, isOnline: false }),
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
function unreadIn(talk: Talk, from: number | null): number {
  if (from === null || from >= countOf(talk)) return 0
  let unread = 0
  for (let place = from; place < countOf(talk); place += 1) if (isFromFan(talk, place)) unread += 1
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

const emptyGroup = ({ channelId, seed }: Talk): Facts => ({
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

function withChange(facts: Facts, talk: Talk): Facts {
  const { change } = talk
  if (!change) return { ...facts, lastAt: lastAt(talk) }
  const lastSeenAt = change.lastSeenAt ?? facts.lastSeenAt
  return {
    ...facts,
    lastAt: lastAt(talk),
    unreadCount: unreadIn(talk, unreadFrom(talk)),
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
export function factsOf(world: World, talk: Talk): Facts {
  const known = factsKept(world).get(talk.channelId)
  if (known) return known
  const base = talk.group ? emptyGroup(talk) : seedFacts(talk.creator, talk.seed.index, talk.anchor)
  const facts = withChange(base, talk)
  factsKept(world).set(talk.channelId, facts)
  return facts
}

/**
 * Facts of all channels with waiting, marked or changed messages; the remaining bulk derives from its
 * index.
 */
export function livelyFacts(world: World, creator: SeedCreator, anchor: number, seeded: number): Facts[] {
  const changed = changedChannels(world, creator.index)
  const rows: Facts[] = []
  for (let index = 0; index < Math.min(LIVELY_CHANNELS, seeded); index += 1) {
    const channelId = `channel-${creator.index + 1}-${index + 1}`
    const known = factsKept(world).get(channelId)
    if (known) rows.push(known)
    else if (!changed.has(channelId)) {
      const facts = seedFacts(creator, index, anchor)
      factsKept(world).set(channelId, facts)
      rows.push(facts)
    }
  }
  const shown = new Set(rows.map(({ channelId }) => channelId))
  for (const channelId of changed) {
    const talk = shown.has(channelId) ? undefined : findTalk(world, creator, channelId)
    if (talk) rows.push(factsOf(world, talk))
  }
  return rows
}
