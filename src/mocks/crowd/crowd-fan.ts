import { DAY_MS } from '../seed/calendar'
import { channelAt, isNewcomer, type SeedChannel } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { fanFacts, type FanFacts } from '../seed/fan-facts'
import { fanAt, type SeedFan } from '../seed/fans'
import { isBlockedFan, isCreatorFan } from '../seed/marked-fans'
import { memberAt, type SeedMember } from '../seed/members'
import { directChannel, paymentsOf, type SeedPayment } from '../seed/payments'
import { chance } from '../seed/random'
import { moneyFacts, seenAt } from '../threads/facts'

/** Everything lists, audiences and the fan panel read about a creator's fan. */
export interface CrowdFan {
  fanIndex: number
  fan: SeedFan
  facts: FanFacts
  member: SeedMember
  /** Oldest first. */
  payments: readonly SeedPayment[]
  isCreator: boolean
  isBlocked: boolean
  /** Undefined where fan and creator never wrote. */
  channel: SeedChannel | undefined
  firstSeenAt: number
  /** When the fan last wrote, and when they were last online. */
  wroteAt: number
  seenAt: number
}

const STRANGER_AWAY_DAYS = 90

/** The membership that the list of threads shows, with its tier. */
export function memberOf(channel: SeedChannel, joinedAt: number, anchor: number): SeedMember {
  const member = memberAt(channel.creatorIndex, channel.fanIndex, joinedAt, anchor)
  if (!isNewcomer(channel.creatorIndex, channel.index) || member.state === 'none') return member
  const { endsAt } = moneyFacts(channel, anchor)
  return { ...member, state: 'active', since: joinedAt, renews: true, endsAt }
}

/** A fan of a creator as seeded up to `anchor`. */
function known(creator: SeedCreator, fanIndex: number, anchor: number, channel?: SeedChannel): CrowdFan {
  const fan = fanAt(fanIndex)
  const joinedAt = (channel && moneyFacts(channel, anchor).joinedAt) ?? fan.joinedAt
  const away = chance(263, fanIndex) ** 4 * STRANGER_AWAY_DAYS * DAY_MS
  return {
    fanIndex,
    fan,
    facts: fanFacts(fan),
    member: channel
      ? memberOf(channel, joinedAt, anchor)
      : memberAt(creator.index, fanIndex, joinedAt, anchor),
    payments: paymentsOf(creator, fanIndex, anchor, channel),
    isCreator: isCreatorFan(fanIndex),
    isBlocked: isBlockedFan(creator.index, fanIndex),
    channel,
    firstSeenAt: joinedAt,
    wroteAt: channel ? anchor - channel.quietForMs : joinedAt,
    seenAt: channel ? seenAt(channel, anchor).lastSeenAt : anchor - away,
  }
}

/** By the index of the conversation. */
export function crowdFan(creator: SeedCreator, place: number, anchor: number): CrowdFan {
  const channel = channelAt(creator, place)
  return known(creator, channel.fanIndex, anchor, channel)
}

/** By the fan's index. */
export const fanOf = (creator: SeedCreator, fanIndex: number, anchor: number): CrowdFan =>
  known(creator, fanIndex, anchor, directChannel(creator, fanIndex))
