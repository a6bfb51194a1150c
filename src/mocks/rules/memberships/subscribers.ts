import { memoByCreator } from '../../seed/memo'
import { memberOf } from '../../seed/fans/population-fan'
import { DAY_MS } from '../../seed/calendar'
import { channelAt, channelCount, channelIdAt, isGroupIndex } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { channelIndexWith } from '../../seed/fans/fan-facts'
import { FAN_COUNT, fanAt } from '../../seed/fans/fans'
import { isCreatorFan } from '../../seed/fans/marked-fans'
import { memberAt, type SeedMember } from '../../seed/fans/members'
import { moneyFacts } from '../../seed/channels/seed-channel-facts'
import { SEED_TIERS, type SeedTier } from '../../seed/money/memberships'

export interface SeedSubscriber {
  fanIndex: number
  tier: SeedTier
  since: number
  renews: boolean
  endsAt: number
  channelId: string | null
}

const RENEWED_EVERY_MS = 30 * DAY_MS

function subscriberOf(
  fanIndex: number,
  { state, tier, since, renews, endsAt }: SeedMember,
  channelId: string | null,
): SeedSubscriber | undefined {
  const seedTier = SEED_TIERS.find((one) => one === tier)
  if (!seedTier || since === null || endsAt === null || (state !== 'active' && state !== 'expiring'))
    return undefined
  return { fanIndex, tier: seedTier, since, renews, endsAt, channelId }
}

/** Members in the order of their chats, as the fan panel shows them; then those without a chat. */
function* seedSubscribers(creator: SeedCreator, anchor: number): Generator<SeedSubscriber> {
  const chats = channelCount(creator)
  for (let channelIndex = 0; channelIndex < chats; channelIndex += 1) {
    if (isGroupIndex(channelIndex)) continue
    const channel = channelAt(creator, channelIndex)
    const { fanIndex } = channel
    if (isCreatorFan(fanIndex)) continue
    const joinedAt = moneyFacts(channel, anchor).joinedAt ?? fanAt(fanIndex).joinedAt
    const member = memberOf(channel, joinedAt, anchor)
    const found = subscriberOf(fanIndex, member, channelIdAt(creator.index, channelIndex))
    if (found) yield found
  }
  for (let fanIndex = 0; fanIndex < FAN_COUNT; fanIndex += 1) {
    const channelIndex = channelIndexWith(creator.index, fanIndex)
    if ((channelIndex < chats && !isGroupIndex(channelIndex)) || isCreatorFan(fanIndex)) continue
    const member = memberAt(creator.index, fanIndex, fanAt(fanIndex).joinedAt, anchor)
    const found = subscriberOf(fanIndex, member, null)
    if (found) yield found
  }
}

interface Pool {
  members: Generator<SeedSubscriber>
  found: Record<SeedTier, SeedSubscriber[]>
}

const poolOf = memoByCreator(4, (creator, anchor): Pool => ({
  members: seedSubscribers(creator, anchor),
  found: { basic: [], advanced: [], premium_fan: [] },
}))

const isSubscribed = ({ renews, endsAt }: SeedSubscriber, now: number): boolean => renews || endsAt > now

/** When a renewing membership ends next. */
const endAfter = (subscriber: SeedSubscriber, now: number): number =>
  subscriber.endsAt > now || !subscriber.renews
    ? subscriber.endsAt
    : subscriber.endsAt + Math.ceil((now - subscriber.endsAt + 1) / RENEWED_EVERY_MS) * RENEWED_EVERY_MS

interface Wanted {
  tier: SeedTier
  count: number
  isBlocked: (fanIndex: number) => boolean
}

/** As many of a tier's members as the count at a moment; others take the part of blocked ones. */
export function subscribersIn(
  creator: SeedCreator,
  anchor: number,
  { tier, count, isBlocked }: Wanted,
  now: number,
): SeedSubscriber[] {
  const pool = poolOf(creator, anchor)
  const isWanted = (one: SeedSubscriber) =>
    one.tier === tier && isSubscribed(one, now) && !isBlocked(one.fanIndex)
  const subscribed = pool.found[tier].filter(isWanted)
  while (subscribed.length < count) {
    const { value, done } = pool.members.next()
    if (done) break
    pool.found[value.tier].push(value)
    if (isWanted(value)) subscribed.push(value)
  }
  return subscribed.slice(0, count).map((one) => ({ ...one, endsAt: endAfter(one, now) }))
}
