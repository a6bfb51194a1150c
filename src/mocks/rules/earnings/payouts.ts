import type * as v from 'valibot'

import {
  type Payout,
  PAYOUT_METHODS,
  PAYOUT_STATES,
  type PayoutDetail,
  type PayoutSort,
} from '@/domain/money/earnings'
import { REVENUE_KINDS } from '@/domain/money/revenue-kind'

import { DAY_MS, agencyDay, iso, agencyDayStart, weekStartOf } from '../../seed/calendar'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { chance, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { World } from '../../state/world'
import { notFound } from '../base/refusal'
import { sortBy } from '../base/sort-by'
import { daysPaidBy, hasChargeback, payoutDayOf, payoutTime, chargebackOf } from './clearing'
import { entriesIn, entriesOfDay, type EarningEntry } from './earning-entries'
import { AGENCY } from '../../seed/staff'

type WirePayout = Required<v.InferInput<typeof Payout>>
type WireDetail = v.InferInput<typeof PayoutDetail>

const WEEK = 7
const ARRIVES_AFTER_MS = 2 * DAY_MS
const FAILED_SHARE = 0.03

const creatorShareOf = ({ amount, fee, share }: EarningEntry): number => amount - fee - share
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** The first Monday with a payout. */
const firstDay = ({ createdAt }: SeedCreator): number =>
  weekStartOf(agencyDay(Date.parse(createdAt))) + 2 * WEEK

/** The last Monday with any earnings so far. */
const lastDay = (now: number): number => weekStartOf(agencyDay(now)) + 2 * WEEK

/** Banks occasionally return a transfer; its amount moves to the next payout. */
const hasFailed = ({ index }: SeedCreator, payoutDay: number, now: number): boolean =>
  chance(ROLL.payoutFails, index, payoutDay) < FAILED_SHARE && now >= payoutTime(payoutDay) + ARRIVES_AFTER_MS

function payoutState(creator: SeedCreator, payoutDay: number, now: number): WirePayout['state'] {
  if (now < payoutTime(payoutDay)) return 'scheduled'
  if (now < payoutTime(payoutDay) + ARRIVES_AFTER_MS) return 'processing'
  return hasFailed(creator, payoutDay, now) ? 'failed' : 'paid'
}

interface PayoutContent {
  /** The payments of its week, held ones included. */
  week: readonly EarningEntry[]
  held: readonly EarningEntry[]
  released: readonly EarningEntry[]
  /** All that the payout before contains, where the bank returned it. */
  carried: readonly EarningEntry[]
}

/** What a payout pays out, oldest first. */
const paidEntries = ({ week, held, released, carried }: PayoutContent): EarningEntry[] => [
  ...carried,
  ...released,
  ...week.filter((entry) => !held.includes(entry)),
]

/** Formerly disputed payments that the platform won in the week before. */
function releasedFor(world: World, creator: SeedCreator, payoutDay: number): EarningEntry[] {
  const { decided } = daysPaidBy(payoutDay)
  return Array.from({ length: WEEK }, (_, step) => decided + step).flatMap((day) => {
    const entryId = chargebackOf(creator, day)
    if (entryId === undefined) return []
    return entriesOfDay(world, creator, day).filter(
      (entry) => entry.entryId === entryId && payoutDayOf(entry, world.now()) === payoutDay,
    )
  })
}

function contentOf(world: World, creator: SeedCreator, payoutDay: number): PayoutContent {
  const now = world.now()
  const { usual } = daysPaidBy(payoutDay)
  const end = Math.min(agencyDayStart(usual + WEEK), now + 1)
  const week = entriesIn(world, creator, agencyDayStart(usual), end).filter(({ isRefunded }) => !isRefunded)
  const before = payoutDay - WEEK
  return {
    week,
    held: week.filter((entry) => hasChargeback(entry, now)),
    released: releasedFor(world, creator, payoutDay),
    carried:
      before >= firstDay(creator) && hasFailed(creator, before, now)
        ? paidEntries(contentOf(world, creator, before))
        : [],
  }
}

export const payoutIdOf = (creator: SeedCreator, payoutDay: number): string =>
  `payout-${creator.index + 1}-${payoutDay}`

function wirePayout(
  world: World,
  creator: SeedCreator,
  payoutDay: number,
  content: PayoutContent,
): WirePayout {
  const { usual } = daysPaidBy(payoutDay)
  const paid = paidEntries(content)
  return {
    payoutId: payoutIdOf(creator, payoutDay),
    at: iso(payoutTime(payoutDay)),
    amount: sum(paid.map(creatorShareOf)),
    method: 'bank_transfer',
    masked: `•••• ${String(seedOf(ROLL.payoutAccount, creator.index) % 10_000).padStart(4, '0')}`,
    state: payoutState(creator, payoutDay, world.now()),
    from: iso(agencyDayStart(usual)),
    to: iso(agencyDayStart(usual + WEEK)),
    count: paid.length,
  }
}

/** Every Monday with a payout, newest first. */
export function payoutDays(world: World, creator: SeedCreator): number[] {
  if (creator.dailyGross === 0) return []
  const [first, last] = [firstDay(creator), lastDay(world.now())]
  return Array.from({ length: Math.max(0, (last - first) / WEEK + 1) }, (_, step) => last - step * WEEK)
}

export const payoutOn = (world: World, creator: SeedCreator, payoutDay: number): WirePayout =>
  wirePayout(world, creator, payoutDay, contentOf(world, creator, payoutDay))

/** The platform lists a year of payouts; older ones open from their transactions. */
const LISTED_PAYOUTS = 52

export const listedPayouts = (world: World, creator: SeedCreator): WirePayout[] =>
  payoutDays(world, creator)
    .slice(0, LISTED_PAYOUTS)
    .map((day) => payoutOn(world, creator, day))

/** Upcoming payouts. */
export function upcomingPayouts(world: World, creator: SeedCreator): WirePayout[] {
  return payoutDays(world, creator)
    .filter((day) => payoutTime(day) > world.now())
    .map((day) => payoutOn(world, creator, day))
    .toReversed()
}

const SORT_VALUES: Record<PayoutSort['by'], (row: WirePayout) => string | number> = {
  at: ({ at }) => at,
  amount: ({ amount }) => amount,
  state: ({ state }) => PAYOUT_STATES.indexOf(state ?? 'scheduled'),
  method: ({ method }) => PAYOUT_METHODS.indexOf(method ?? 'other'),
  count: ({ count }) => count,
}

export const sortPayouts = (payouts: readonly WirePayout[], { by, descending }: PayoutSort): WirePayout[] =>
  sortBy(payouts, SORT_VALUES[by], descending)

/** The sums of all that reached the creator, or will. */
export function payoutSums(payouts: readonly WirePayout[]) {
  const kept = payouts.filter(({ state }) => state !== 'failed')
  return { amount: sum(kept.map(({ amount }) => amount)), count: sum(kept.map(({ count }) => count)) }
}

const FORM = /^payout-([1-9]\d?)-(\d{1,5})$/

/** The Monday of a payout. Throws 404 where the creator has none of the id. */
function payoutDayById(world: World, creator: SeedCreator, payoutId: string): number {
  const [, creatorNumber, day] = FORM.exec(payoutId) ?? []
  const payoutDay = Number(day)
  if (CREATORS[Number(creatorNumber) - 1] !== creator || !payoutDays(world, creator).includes(payoutDay))
    throw notFound()
  return payoutDay
}

/** What a payout paid out, oldest first. */
export const entriesPaidBy = (world: World, creator: SeedCreator, payoutId: string): EarningEntry[] =>
  paidEntries(contentOf(world, creator, payoutDayById(world, creator, payoutId)))

/** A creator's payout by id. */
export function payoutDetail(world: World, creator: SeedCreator, payoutId: string): WireDetail {
  const payoutDay = payoutDayById(world, creator, payoutId)
  const content = contentOf(world, creator, payoutDay)
  const counted = (entries: readonly EarningEntry[], sign: 1 | -1) => ({
    count: entries.length,
    amount: entries.length === 0 ? 0 : sign * sum(entries.map(creatorShareOf)),
  })
  return {
    ...wirePayout(world, creator, payoutDay, content),
    currency: AGENCY.currency,
    lines: REVENUE_KINDS.flatMap((kind) => {
      const own = content.week.filter((entry) => entry.kind === kind)
      if (own.length === 0) return []
      return {
        kind,
        count: own.length,
        gross: sum(own.map(({ amount }) => amount)),
        fee: sum(own.map(({ fee }) => fee)),
        agencyShare: sum(own.map(({ share }) => share)),
        amount: sum(own.map(creatorShareOf)),
      }
    }),
    held: counted(content.held, -1),
    released: counted(content.released, 1),
    carried: sum(content.carried.map(creatorShareOf)),
  }
}
