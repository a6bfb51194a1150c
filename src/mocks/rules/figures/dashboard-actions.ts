import { anchorOf } from '../../state/anchor'
import { DAY_MS, iso, isoOrNull } from '../../seed/calendar'
import { channelAt, channelCount } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { fanAt } from '../../seed/fans/fans'
import { fanStatusOf } from '../fan-status/fan-changes'
import { memberAt } from '../../seed/fans/members'
import { livelyFacts } from '../threads/channel-facts'
import { moneyFacts } from '../../seed/channels/seed-channel-facts'
import { vaultOf } from '../vault/vault-items'
import { isUnposted, postedAt } from '../vault/is-posted'
import type { World } from '../../state/world'

const MAX_LISTED = 6

/** Fans who wait for a reply, the longest wait first. */
export function fansToAnswer(world: World, creator: SeedCreator, seesSpend: boolean) {
  const waits = livelyFacts(world, creator, anchorOf(world), channelCount(creator))
    .flatMap(({ ourTurnSince, isArchived, kind, ...row }) =>
      ourTurnSince === null || isArchived || kind === 'group' ? [] : [{ ...row, since: ourTurnSince }],
    )
    .toSorted((a, b) => a.since - b.since)
  return {
    toAnswer: waits.slice(0, MAX_LISTED).map(({ channelId, fanIndex, since, spend }) => ({
      channelId,
      userId: fanAt(fanIndex).userId,
      since: iso(since),
      spend: seesSpend ? spend : null,
    })),
    toAnswerCount: waits.length,
  }
}

/** How many of the newest chats are searched for fans worth writing to. */
const SEARCHED_CHATS = 3000
const SOON_MS = 7 * DAY_MS

/** When a conversation's paying member leaves, if soon; undefined for others. */
function leavingAt(world: World, creator: SeedCreator, channelIndex: number, anchor: number) {
  const now = world.now()
  const channel = channelAt(creator, channelIndex)
  const { memberState, endsAt, spend, joinedAt } = moneyFacts(channel, anchor)
  const isLeaving = memberState === 'expiring' && endsAt !== null && endsAt > now && endsAt < now + SOON_MS
  if (!isLeaving || spend === 0 || fanStatusOf(world, creator, channel.fanIndex).isBlocked) return undefined
  const { tier } = memberAt(creator.index, channel.fanIndex, joinedAt ?? now, anchor)
  return { channelId: channel.channelId, fan: fanAt(channel.fanIndex), endsAt, tier, spend }
}

/** Paying members about to leave: top spenders first, or the soonest where amounts are hidden. */
export function expiringMembers(world: World, creator: SeedCreator, seesSpend: boolean) {
  const anchor = anchorOf(world)
  const channelIndices = Array.from(
    { length: Math.min(SEARCHED_CHATS, channelCount(creator)) },
    (_, channelIndex) => channelIndex,
  )
  const leaving = channelIndices
    .flatMap((channelIndex) => leavingAt(world, creator, channelIndex, anchor) ?? [])
    .toSorted((a, b) => (seesSpend ? b.spend - a.spend : a.endsAt - b.endsAt))
  return {
    expiring: leaving.slice(0, MAX_LISTED).map(({ channelId, fan, endsAt, tier, spend }) => ({
      channelId,
      userId: fan.userId,
      endsAt: iso(endsAt),
      tier,
      spend: seesSpend ? spend : null,
    })),
    expiringCount: leaving.length,
  }
}

/** Items not posted for some days, top earners first. */
export function unpostedMedia(world: World, creator: SeedCreator, days: number, seesMoney: boolean) {
  const [since, anchor] = [world.now() - days * DAY_MS, anchorOf(world)]
  const items = vaultOf(world, creator)
    .filter((item) => isUnposted(creator, item, since, anchor))
    .map((item) => ({ ...item, posted: postedAt(creator, item, anchor) }))
    .toSorted((a, b) => (seesMoney ? b.earned - a.earned : (a.posted ?? a.addedAt) - (b.posted ?? b.addedAt)))
  return {
    unposted: items.slice(0, MAX_LISTED).map(({ media, addedAt, posted, earned }) => ({
      media,
      addedAt: iso(addedAt),
      postedAt: isoOrNull(posted),
      earned: seesMoney ? earned : null,
    })),
    unpostedCount: items.length,
  }
}
