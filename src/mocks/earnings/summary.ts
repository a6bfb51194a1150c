import type * as v from 'valibot'

import type { ParsedRequestOf } from '@/api/call'
import type { getEarnings } from '@/api/calls/earnings'
import type { EarningsSummary, EarningsTotals, SplitLine } from '@/domain/earnings'
import { REVENUE_KINDS } from '@/domain/revenue-kind'

import { addMoney, edgesOf } from '../overview'
import { ratesAt } from '../people/creator-now'
import { checkZone, type Period, periodBefore, periodOf } from '../performance/scope'
import { iso } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import { noTally, type Sums, sumsOf } from '../seed/sums'
import type { World } from '../world'
import { stateOf } from './clearing'
import { entriesIn, type Entry, senderOf } from './entries'
import { upcoming } from './payouts'

type Wire = v.InferInput<typeof EarningsSummary>
type Totals = v.InferInput<typeof EarningsTotals>
type WireLine = v.InferInput<typeof SplitLine>

export interface Reader {
  seesSplit: boolean
  seesStaff: boolean
}

function sumsIn(world: World, creator: SeedCreator, { from, to }: Period): Sums {
  const tally = noTally()
  addMoney(world, tally, creator, from, to)
  return sumsOf(tally)
}

const refundsOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { isRefunded, amount }) => sum + (isRefunded ? amount : 0), 0)

const totalsOf = (sums: Sums, entries: readonly Entry[], { seesSplit }: Reader): Totals => ({
  gross: sums.gross,
  fee: sums.fee,
  net: sums.net,
  agencyShare: seesSplit ? sums.agencyShare : null,
  creatorShare: seesSplit ? sums.creatorsShare : null,
  refunds: refundsOf(entries),
})

/** When the agreement changes within a period. */
function agreementsIn(world: World, { userId }: SeedCreator, { from, to }: Period): number[] {
  const changes = world.state.creatorTerms[userId]?.rates ?? []
  return changes.map((change) => change.from).filter((at) => at > from && at < to)
}

/** Each type of earnings under each agreement in force: they add up to the period's money, to the cent. */
function splitOf(world: World, creator: SeedCreator, period: Period): WireLine[] {
  const edges = [period.from, ...agreementsIn(world, creator, period), period.to]
  return edges.slice(1).flatMap((to, place) => {
    const from = edges[place] ?? to
    const rates = ratesAt(world, creator, from)
    const sums = sumsIn(world, creator, { from, to })
    return REVENUE_KINDS.flatMap((kind): WireLine[] => {
      const [gross, net, share] = [sums.grossByKind[kind], sums.netByKind[kind], sums.shareByKind[kind]]
      if (gross === 0) return []
      return [
        {
          kind,
          from: place === 0 ? null : iso(from),
          gross,
          feeRate: rates.passesRate ?? 0,
          fee: gross - net,
          isNet: rates.isNet,
          rate: rates.granularRates?.[kind] ?? rates.rate ?? 0,
          agencyShare: share,
          creatorShare: net - share,
        },
      ]
    })
  })
}

const counted = (entries: readonly Entry[]) => ({
  count: entries.length,
  amount: entries.reduce((sum, { amount }) => sum + amount, 0),
})

/** What a creator earned in a period, and how it splits (screens S16). */
export function earningsOf(
  world: World,
  creator: SeedCreator,
  body: ParsedRequestOf<typeof getEarnings>,
  reader: Reader,
): Wire {
  checkZone(body.timezone)
  const period = periodOf(world, body)
  const before = periodBefore(period, body)
  const entries = entriesIn(world, creator, period.from, period.to)
  const earlier = entriesIn(world, creator, before.from, before.to)
  const edges = edgesOf({ ...period, timezone: body.timezone })
  const payouts = reader.seesSplit ? upcoming(world, creator) : []
  return {
    currency: 'USD',
    totals: totalsOf(sumsIn(world, creator, period), entries, reader),
    previous: totalsOf(sumsIn(world, creator, before), earlier, reader),
    refunded: counted(entries.filter(({ isRefunded }) => isRefunded)),
    disputed: counted(entries.filter((entry) => stateOf(entry, world.now()) === 'disputed')),
    series: edges.slice(1).map((to, place) => {
      const from = edges[place] ?? to
      const sums = sumsIn(world, creator, { from, to })
      const byType = body.basis === 'net' ? sums.netByKind : sums.grossByKind
      return { at: iso(from), gross: sums.gross, net: sums.net, byType }
    }),
    split: reader.seesSplit ? splitOf(world, creator, period) : null,
    pending: reader.seesSplit ? payouts.reduce((sum, { amount }) => sum + amount, 0) : null,
    nextPayout: payouts[0] ?? null,
    senderIds: reader.seesStaff
      ? [...new Set(entries.flatMap((entry) => senderOf(world, entry) ?? []))].toSorted()
      : [],
  }
}
