import type * as v from 'valibot'

import type { ParsedRequestOf } from '@/api/call'
import type { getEarnings } from '@/api/calls/creator/earnings'
import type { EarningsSummary, EarningsTotals, SplitLine } from '@/domain/money/earnings'
import { REVENUE_KINDS } from '@/domain/money/revenue-kind'

import { amountSum } from '../base/amount-sum'
import { addMoney, stepEdges } from '../money/revenue-ledger'
import { ratesAt } from '../creators/agency-creators'
import { type Period, periodBefore, periodOf } from '../performance/period'
import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { noTally, type MoneySums, moneySums } from '../../seed/money/sums'
import type { World } from '../../state/world'
import { paymentStateOf } from './clearing'
import { entriesIn, type EarningEntry, sellerOf } from './earning-entries'
import { upcomingPayouts } from './payouts'
import { AGENCY } from '../../seed/staff'

type WireEarnings = v.InferInput<typeof EarningsSummary>
type WireEarningsTotals = v.InferInput<typeof EarningsTotals>
type WireLine = v.InferInput<typeof SplitLine>

export interface EarningsReader {
  seesSplit: boolean
  seesStaff: boolean
}

function sumsIn(world: World, creator: SeedCreator, { from, to }: Period): MoneySums {
  const tally = noTally()
  addMoney(world, tally, creator, from, to)
  return moneySums(tally)
}

const refundedAmount = (entries: readonly EarningEntry[]): number =>
  entries.reduce((sum, { isRefunded, amount }) => sum + (isRefunded ? amount : 0), 0)

const earningsTotals = (
  sums: MoneySums,
  entries: readonly EarningEntry[],
  { seesSplit }: EarningsReader,
): WireEarningsTotals => ({
  gross: sums.gross,
  fee: sums.fee,
  net: sums.net,
  agencyShare: seesSplit ? sums.agencyShare : null,
  creatorShare: seesSplit ? sums.creatorsShare : null,
  refunds: refundedAmount(entries),
})

/** When the agreement changes within a period. */
function agreementsIn(world: World, { userId }: SeedCreator, { from, to }: Period): number[] {
  const changes = world.state.creatorTerms[userId]?.rates ?? []
  return changes.map((change) => change.from).filter((at) => at > from && at < to)
}

/** Each type of earnings under each agreement in force: they add up to the period's money, to the cent. */
function splitLines(world: World, creator: SeedCreator, period: Period): WireLine[] {
  const edges = [period.from, ...agreementsIn(world, creator, period), period.to]
  return edges.slice(1).flatMap((to, index) => {
    const from = edges[index] ?? to
    const rates = ratesAt(world, creator, from)
    const sums = sumsIn(world, creator, { from, to })
    return REVENUE_KINDS.flatMap((kind): WireLine[] => {
      const [gross, net, share] = [sums.grossByKind[kind], sums.netByKind[kind], sums.shareByKind[kind]]
      if (gross === 0) return []
      return [
        {
          kind,
          from: index === 0 ? null : iso(from),
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

const countedEntries = (entries: readonly EarningEntry[]) => ({
  count: entries.length,
  amount: amountSum(entries),
})

/** What a creator earned in a period, and how it splits (screens S16). */
export function earningsOf(
  world: World,
  creator: SeedCreator,
  body: ParsedRequestOf<typeof getEarnings>,
  reader: EarningsReader,
): WireEarnings {
  const period = periodOf(world, body)
  const before = periodBefore(period, body)
  const entries = entriesIn(world, creator, period.from, period.to)
  const earlier = entriesIn(world, creator, before.from, before.to)
  const edges = stepEdges({ ...period, timezone: body.timezone })
  const payouts = reader.seesSplit ? upcomingPayouts(world, creator) : []
  return {
    currency: AGENCY.currency,
    totals: earningsTotals(sumsIn(world, creator, period), entries, reader),
    previous: earningsTotals(sumsIn(world, creator, before), earlier, reader),
    refunded: countedEntries(entries.filter(({ isRefunded }) => isRefunded)),
    disputed: countedEntries(entries.filter((entry) => paymentStateOf(entry, world.now()) === 'disputed')),
    series: edges.slice(1).map((to, index) => {
      const from = edges[index] ?? to
      const sums = sumsIn(world, creator, { from, to })
      const byType = body.basis === 'net' ? sums.netByKind : sums.grossByKind
      return { at: iso(from), gross: sums.gross, net: sums.net, byType }
    }),
    split: reader.seesSplit ? splitLines(world, creator, period) : null,
    pending: reader.seesSplit ? amountSum(payouts) : null,
    nextPayout: payouts[0] ?? null,
    senderIds: reader.seesStaff
      ? [...new Set(entries.flatMap((entry) => sellerOf(world, entry) ?? []))].toSorted()
      : [],
  }
}
