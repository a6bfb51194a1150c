import type * as v from 'valibot'

import type { Analytics, TopFan, TopFanSort, TopFanSums } from '@/domain/figures/analytics'
import { meanCents, platformFee, ratio } from '@/domain/figures/metrics'

import { anchorOf } from '../../state/anchor'
import { populationFanAt } from '../../seed/fans/population-fan'
import { ratesAt } from '../creators/agency-creators'
import type { Period } from '../performance/period'
import { namesIn } from '../people/names-in'
import { sortBy } from '../base/sort-by'
import { DAY_MS, iso } from '../../seed/calendar'
import { channelIdAt } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { fanIdOfChannel } from '../../seed/fans/fan-facts'
import type { World } from '../../state/world'
import { moneyIn } from './range-money'
import { eachMessage, keptSales } from './sent-messages'
import type { TabQuery } from './tab-query'
import { AGENCY } from '../../seed/staff'

type WireFansTab = Extract<v.InferInput<typeof Analytics>, { tab: 'fans' }>

interface Buyer {
  channelIndex: number
  gross: number
  net: number
  purchases: number
  firstAt: number
  lastAt: number
}

/** Buyers of a range, with their spend on paid DMs, tips and posts. */
function buyersIn(world: World, creator: SeedCreator, { from, to }: Period): Buyer[] {
  const buyers = new Map<number, Buyer>()
  for (const { channelIndex, at, amount } of keptSales(world, creator, from, to)) {
    const fee = platformFee(amount, ratesAt(world, creator, at).passesRate)
    const before = buyers.get(channelIndex) ?? {
      channelIndex,
      gross: 0,
      net: 0,
      purchases: 0,
      firstAt: at,
      lastAt: at,
    }
    buyers.set(channelIndex, {
      ...before,
      gross: before.gross + amount,
      net: before.net + amount - fee,
      purchases: before.purchases + 1,
      firstAt: Math.min(before.firstAt, at),
      lastAt: Math.max(before.lastAt, at),
    })
  }
  return [...buyers.values()]
}

const idsOf = ({ index }: SeedCreator, channelIndex: number) => ({
  userId: fanIdOfChannel(index, channelIndex),
  channelId: channelIdAt(index, channelIndex),
})

const BANDS = [1, 2000, 5000, 10_000, 25_000, 50_000, 100_000] as const

function spendBands(buyers: readonly Buyer[]): WireFansTab['rows'] {
  const bands = BANDS.map((low, index) => ({ low, high: BANDS[index + 1] ?? null, fans: 0, revenue: 0 }))
  for (const { gross } of buyers) {
    const band = bands[BANDS.findLastIndex((low) => gross >= low)]
    if (!band) continue
    band.fans += 1
    band.revenue += gross
  }
  return bands
}

const RISK_BACK_MS = 90 * DAY_MS
const MIN_QUIET_DAYS = 10
const MIN_PURCHASES = 3
const MAX_AT_RISK = 50

/** Regular buyers of the last 90 days who have been quiet for twice their usual gap. */
function atRisk({ world, creator, range, seesMoney }: TabQuery): WireFansTab['atRisk'] {
  const { to } = range.period
  return buyersIn(world, creator, { from: to - RISK_BACK_MS, to })
    .filter(({ purchases }) => purchases >= MIN_PURCHASES)
    .map((buyer) => ({ ...buyer, gap: (buyer.lastAt - buyer.firstAt) / (buyer.purchases - 1) / DAY_MS }))
    .filter(({ gap, lastAt }) => (to - lastAt) / DAY_MS >= Math.max(MIN_QUIET_DAYS, 2 * gap))
    .toSorted((a, b) => b.gross - a.gross)
    .slice(0, MAX_AT_RISK)
    .map(({ channelIndex, gross, purchases, lastAt, gap }) => {
      const { member } = populationFanAt(creator, channelIndex, anchorOf(world))
      const isMember = member.state === 'active' || member.state === 'expiring'
      return {
        ...idsOf(creator, channelIndex),
        spent: seesMoney ? gross : null,
        purchases,
        lastAt: iso(lastAt),
        usualGapDays: Math.round(gap * 10) / 10,
        memberUntil: isMember && member.endsAt !== null ? iso(member.endsAt) : null,
      }
    })
}

const TOP_SHARE = 0.1

function fanSums({ world, creator, basis, seesMoney }: TabQuery, period: Period): WireFansTab['totals'] {
  const buyers = buyersIn(world, creator, period).toSorted((a, b) => b.gross - a.gross)
  const sum = (some: readonly Buyer[]) => some.reduce((all, { gross }) => all + gross, 0)
  const kinds = moneyIn(world, creator, period.from, period.to)[basis === 'net' ? 'netByKind' : 'grossByKind']
  const revenue = kinds.paid_dms + kinds.tips + kinds.posts
  const top = buyers.slice(0, Math.ceil(buyers.length * TOP_SHARE))
  return {
    buyers: buyers.length,
    purchases: buyers.reduce((all, { purchases }) => all + purchases, 0),
    revenue: seesMoney ? revenue : null,
    average: seesMoney ? meanCents(revenue, buyers.length) : null,
    topShare: seesMoney ? ratio(sum(top), sum(buyers)) : null,
  }
}

/** Who pays, and who stopped paying. */
export function fansTab(query: TabQuery): WireFansTab {
  const { world, creator, range, seesMoney } = query
  return {
    tab: 'fans',
    currency: AGENCY.currency,
    rows: seesMoney ? spendBands(buyersIn(world, creator, range.period)) : [],
    atRisk: atRisk(query),
    totals: fanSums(query, range.period),
    previous: range.before && fanSums(query, range.before),
  }
}

type WireTopFan = v.InferInput<typeof TopFan>

const SORT_VALUES: Record<
  Exclude<TopFanSort['by'], 'fan'>,
  (row: WireTopFan) => string | number | null | undefined
> = {
  gross: ({ gross }) => gross,
  net: ({ net }) => net,
  purchases: ({ purchases }) => purchases,
  messages: ({ messages }) => messages,
  lastAt: ({ lastAt }) => lastAt,
}

export function sortTopFans(world: World, rows: readonly WireTopFan[], { by, descending }: TopFanSort) {
  const nameOf = namesIn(world)
  return sortBy(
    rows,
    (row) => (by === 'fan' ? nameOf(row.userId) : (SORT_VALUES[by](row) ?? null)),
    descending,
  )
}

export function topFanSums(rows: readonly WireTopFan[], seesMoney: boolean): v.InferInput<typeof TopFanSums> {
  const sum = (key: 'gross' | 'net' | 'purchases' | 'messages') =>
    rows.reduce((all, row) => all + (row[key] ?? 0), 0)
  return {
    gross: seesMoney ? sum('gross') : null,
    net: seesMoney ? sum('net') : null,
    purchases: sum('purchases'),
    messages: sum('messages'),
  }
}

/** All buyers of a range, in the order of their conversations. */
export function topFans(
  world: World,
  creator: SeedCreator,
  period: Period,
  seesMoney: boolean,
): WireTopFan[] {
  const messages = new Map<number, number>()
  eachMessage(world, creator, period.from, period.to, ({ channelIndex }) =>
    messages.set(channelIndex, (messages.get(channelIndex) ?? 0) + 1),
  )
  return buyersIn(world, creator, period)
    .toSorted((a, b) => a.channelIndex - b.channelIndex)
    .map(({ channelIndex, gross, net, purchases, lastAt }) => ({
      ...idsOf(creator, channelIndex),
      gross: seesMoney ? gross : null,
      net: seesMoney ? net : null,
      purchases,
      messages: messages.get(channelIndex) ?? 0,
      lastAt: iso(lastAt),
    }))
}
