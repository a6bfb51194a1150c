import { MEMBER_STATES } from '@/domain/chat/channel'
import { NOTIFICATION_KINDS, type NotificationKind } from '@/domain/notifications/notification'

import { type Population, populationOf, NO_MEMBERSHIP } from '../population/population'
import { memoByCreator } from '../../seed/memo'
import { DAY_MS, HOUR_MS } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { TIERS } from '../../seed/fans/members'
import { between, random, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { SEED_PRICES } from '../../seed/money/memberships'

/** Everything that happened to a creator in the last 90 days, newest first, in columns. */
export interface SeedNotices {
  size: number
  at: Float64Array
  /** Indices in NOTIFICATION_KINDS. */
  kind: Uint8Array
  /** Population indices; -1 without a fan. */
  channelIndex: Int32Array
  amount: Int32Array
}

const NOTICES_DAYS = 90

interface NoticeRow {
  at: number
  kind: number
  channelIndex: number
  amount: number
}

const kindOf = (kind: NotificationKind): number => NOTIFICATION_KINDS.indexOf(kind)
const EXPIRED = MEMBER_STATES.indexOf('expired')
const NO_MEMBER = MEMBER_STATES.indexOf('none')

function fanNotices(population: Population, channelIndex: number, from: number, until: number): NoticeRow[] {
  const rows: NoticeRow[] = []
  const add = (at: number, kind: NotificationKind, amount = 0) => {
    if (at >= from && at < until) rows.push({ at, kind: kindOf(kind), channelIndex, amount })
  }
  for (
    let paid = population.paidFrom[channelIndex] ?? 0;
    paid < (population.paidFrom[channelIndex + 1] ?? 0);
    paid += 1
  ) {
    const paidFor = population.paidKind[paid]
    // Memberships have notices of their own, by the fan's membership.
    if (paidFor === 'membership') continue
    add(population.paidAt[paid] ?? 0, paidFor === 'tip' ? 'tip' : 'purchase', population.paidAmount[paid])
  }
  const [since, endsAt, state] = [
    population.since[channelIndex] ?? 0,
    population.endsAt[channelIndex] ?? 0,
    population.state[channelIndex],
  ]
  if (state === NO_MEMBER || state === NO_MEMBERSHIP) return rows
  const tier = TIERS[population.tier[channelIndex] ?? 0]
  const price = tier && SEED_PRICES[tier]
  add(since, 'new_member', price)
  if (state === EXPIRED) add(endsAt, 'expiry')
  else if (endsAt - 30 * DAY_MS > since) add(endsAt - 30 * DAY_MS, 'renewal', price)
  return rows
}

/** Daily frequency of kinds not tied to a payment. */
const DAILY: readonly (readonly [kind: NotificationKind, most: number])[] = [
  ['comment', 6],
  ['like', 9],
  ['message_request', 3],
  ['mention', 2],
  ['live', 0.2],
  ['system', 0.25],
]
const KINDS_WITHOUT_FAN: readonly NotificationKind[] = ['live', 'system', 'mention']

function dayNotices(
  creator: SeedCreator,
  population: Population,
  day: number,
  dayStart: number,
): NoticeRow[] {
  const roll = random(seedOf(ROLL.noticesOfDay, creator.index, day))
  const busy = Math.min(2, 0.4 + creator.dailyGross / 100_000)
  return DAILY.flatMap(([kind, perDay]) => {
    const expected = perDay * busy * roll() * 1.2
    const many = Math.floor(expected) + Number(roll() < expected % 1)
    return Array.from({ length: many }, () => {
      const at = dayStart + Math.floor(roll() * DAY_MS)
      const channelIndex = between(roll() ** 2, 0, population.size - 1)
      const isFans = !KINDS_WITHOUT_FAN.includes(kind) && population.state[channelIndex] !== NO_MEMBERSHIP
      return {
        at,
        kind: kindOf(kind),
        channelIndex: kind === 'mention' || isFans ? channelIndex : -1,
        amount: 0,
      }
    })
  })
}

async function buildNotices(creator: SeedCreator, anchor: number): Promise<SeedNotices> {
  const population = await populationOf(creator, anchor)
  const from = anchor - NOTICES_DAYS * DAY_MS
  const rows: NoticeRow[] = []
  for (let channelIndex = 0; channelIndex < population.size; channelIndex += 1)
    rows.push(...fanNotices(population, channelIndex, from, anchor))
  for (let day = 1; day <= NOTICES_DAYS; day += 1) {
    rows.push(...dayNotices(creator, population, day, anchor - day * DAY_MS))
  }
  rows.sort((a, b) => b.at - a.at)
  return {
    size: rows.length,
    at: Float64Array.from(rows, ({ at }) => at),
    kind: Uint8Array.from(rows, ({ kind }) => kind),
    channelIndex: Int32Array.from(rows, ({ channelIndex }) => channelIndex),
    amount: Int32Array.from(rows, ({ amount }) => amount),
  }
}

/** Notices from before the world was created. */
export const seedNotices = memoByCreator(4, buildNotices)

/** How many seeded notices are unread: those of the last hours. */
export const seedUnread = (creator: SeedCreator): number => {
  if (creator.status !== 'active') return 0
  return between(
    random(seedOf(ROLL.unreadNotices, creator.index))(),
    2,
    6 + Math.min(18, Math.round(creator.dailyGross / 12_000)),
  )
}

/** When the others were read: within hours. */
export const seedReadAt = (at: number, index: number, anchor: number): number =>
  Math.min(anchor, at + Math.floor(random(seedOf(ROLL.noticeReadAt, index))() * 5 * HOUR_MS))
