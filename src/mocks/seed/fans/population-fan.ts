import { DAY_MS } from '../calendar'
import { channelAt, isNewcomer, type SeedChannel } from '../channels/channels'
import type { SeedCreator } from '../creators'
import { fanFacts, type FanFacts } from './fan-facts'
import { fanAt, type SeedFan } from './fans'
import { isBlockedFan, isCreatorFan } from './marked-fans'
import { memberAt, type SeedMember } from './members'
import { directChannel, seedPaymentsOf, type SeedPayment } from '../money/payments'
import { chance } from '../random'
import { ROLL } from '../roll'
import { moneyFacts, fanSeenAt } from '../channels/seed-channel-facts'

/** Everything lists, audiences and the fan panel read about a creator's fan. */
export interface PopulationFan {
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
function seededFan(
  creator: SeedCreator,
  fanIndex: number,
  anchor: number,
  channel?: SeedChannel,
): PopulationFan {
  const fan = fanAt(fanIndex)
  const joinedAt = (channel && moneyFacts(channel, anchor).joinedAt) ?? fan.joinedAt
  const away = chance(ROLL.fanAway, fanIndex) ** 4 * STRANGER_AWAY_DAYS * DAY_MS
  return {
    fanIndex,
    fan,
    facts: fanFacts(fan),
    member: channel
      ? memberOf(channel, joinedAt, anchor)
      : memberAt(creator.index, fanIndex, joinedAt, anchor),
    payments: seedPaymentsOf(creator, fanIndex, anchor, channel),
    isCreator: isCreatorFan(fanIndex),
    isBlocked: isBlockedFan(creator.index, fanIndex),
    channel,
    firstSeenAt: joinedAt,
    wroteAt: channel ? anchor - channel.quietForMs : joinedAt,
    seenAt: channel ? fanSeenAt(channel, anchor).lastSeenAt : anchor - away,
  }
}

/** By the index of the conversation. */
export function populationFanAt(creator: SeedCreator, channelIndex: number, anchor: number): PopulationFan {
  const channel = channelAt(creator, channelIndex)
  return seededFan(creator, channel.fanIndex, anchor, channel)
}

/** By the fan's index. */
export const populationFan = (creator: SeedCreator, fanIndex: number, anchor: number): PopulationFan =>
  seededFan(creator, fanIndex, anchor, directChannel(creator, fanIndex))
