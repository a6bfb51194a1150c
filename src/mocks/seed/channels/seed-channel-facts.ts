import type { MemberState } from '@/domain/chat/channel'

import { channelAt, isNewcomer, isSeedArchived, LIVELY_CHANNELS, type SeedChannel } from './channels'
import type { SeedCreator } from '../creators'
import { isCreatorFan } from '../fans/marked-fans'
import { DAY_MS, HOUR_MS } from '../calendar'
import { fanAt } from '../fans/fans'
import { memberAt } from '../fans/members'
import { fanLanguage, messageAt } from '../messages/messages'
import { spentIn } from '../money/payments'
import { chance } from '../random'
import { ROLL } from '../roll'
import { seedLabels } from './labels'

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
  const roll = chance(ROLL.fanAway, seed.fanIndex)
  const isOnline = roll < (seed.index < LIVELY_CHANNELS ? ONLINE_SHARE.lively : ONLINE_SHARE.other)
  if (isOnline) return { isOnline, lastSeenAt: anchor }
  // In whole seconds, and not before the fan's last message.
  const away = Math.min(roll ** 4 * MAX_AWAY_MS, seed.quietForMs)
  return { isOnline, lastSeenAt: anchor - Math.ceil(away / 1000) * 1000 }
}

/** When a fan joined; for a newcomer just before their first message. */
function joinedAtOf(seed: SeedChannel, fanJoinedAt: number, anchor: number): number {
  if (!isNewcomer(seed.creatorIndex, seed.index)) return fanJoinedAt
  const first = anchor - seed.quietForMs - messageAt(seed, 0).beforeLastMs
  return first - Math.floor(chance(ROLL.fanJoinedAt, seed.creatorIndex, seed.index) * 6 * HOUR_MS)
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
    spend: spentIn(seed, anchor),
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
  const mark = isLively ? chance(ROLL.channelMarks, creator.index, index) : 1
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
