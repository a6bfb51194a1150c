import { agencyShare, platformFee } from '@/domain/figures/metrics'
import type { RevenueKind } from '@/domain/money/revenue-kind'

import { newChargesIn } from '../money/new-charges'
import { ratesAt } from '../creators/agency-creators'
import { creditOf } from '../performance/credit'
import type { NewCharge } from '../performance/live-work'
import { liveSalesIn } from '../performance/sales-in'
import { agencyDay } from '../../seed/calendar'
import { chargesOfDay } from '../../seed/money/charges'
import type { SeedCreator } from '../../seed/creators'
import { daysOf } from '../../seed/money/money'
import { type SeedSale, salesOfDay } from '../../seed/money/sales'
import type { MoneyRates } from '../../seed/money/sums'
import type { World } from '../../state/world'

/** A fan's payment with platform fee and agency share, in cents. */
export interface EarningEntry {
  entryId: string
  at: number
  kind: RevenueKind
  creatorIndex: number
  /** Index of the fan's conversation. */
  channelIndex: number
  amount: number
  fee: number
  share: number
  isRefunded: boolean
  item: string | null
  /** The chat sale of a staff member; null for other payments. */
  sale: SeedSale | null
  /** The sender, where it is not a sale. */
  sentBy: string | null
}

type GrossEntry = Omit<EarningEntry, 'fee' | 'share'>

const entryOfSale = (sale: SeedSale): GrossEntry => ({
  entryId: sale.saleId,
  at: sale.at,
  kind: sale.kind,
  creatorIndex: sale.creatorIndex,
  channelIndex: sale.channelIndex,
  amount: sale.amount,
  isRefunded: sale.isRefunded,
  item: null,
  sale,
  sentBy: null,
})

function entryOfCharge({ index }: SeedCreator, bought: NewCharge): GrossEntry {
  const { chargeId, messageId: _, ...charge } = bought
  return { ...charge, entryId: chargeId, creatorIndex: index, sale: null }
}

/** Seeded payments of a day, oldest first. */
const seedOfDay = (creator: SeedCreator, day: number): GrossEntry[] =>
  [
    ...salesOfDay(creator, day).map(entryOfSale),
    ...chargesOfDay(creator, day).map(({ chargeId, ...charge }) => ({
      ...charge,
      entryId: chargeId,
      isRefunded: false,
      sale: null,
    })),
  ].sort((a, b) => a.at - b.at)

const deductions = (kind: RevenueKind, gross: number, rates: MoneyRates) => {
  const fee = platformFee(gross, rates.passesRate)
  return { fee, share: agencyShare(kind, gross, fee, rates) }
}

/**
 * Deducts from each payment the difference of two running totals of its day and kind, as `sums.ts` does,
 * so that rows add up to the figures of other pages to the cent.
 */
function withDeductions(
  entries: readonly GrossEntry[],
  ratesFor: (at: number) => MoneyRates,
): EarningEntry[] {
  const running: Partial<Record<RevenueKind, number>> = {}
  return entries.map((entry) => {
    const { kind, amount, at, isRefunded } = entry
    const rates = ratesFor(at)
    if (isRefunded) return { ...entry, ...deductions(kind, amount, rates) }
    const before = running[kind] ?? 0
    running[kind] = before + amount
    const [low, high] = [deductions(kind, before, rates), deductions(kind, before + amount, rates)]
    return { ...entry, fee: high.fee - low.fee, share: high.share - low.share }
  })
}

/** The rates in force for a creator at a moment. */
function ratesOf(world: World, creator: SeedCreator): (at: number) => MoneyRates {
  const hasChanged = (world.state.creatorTerms[creator.userId]?.rates ?? []).length > 0
  return (at) => (hasChanged ? ratesAt(world, creator, at) : creator)
}

/** Payments of a day, in the seed and since. */
export function entriesOfDay(world: World, creator: SeedCreator, day: number): EarningEntry[] {
  const ratesFor = ratesOf(world, creator)
  return withDeductions(seedOfDay(creator, day), ratesFor)
}

/** Payments from `from` until `to`, oldest first. */
export function entriesIn(world: World, creator: SeedCreator, from: number, to: number): EarningEntry[] {
  const ratesFor = ratesOf(world, creator)
  const seeded = daysOf(from, to).flatMap((day) => entriesOfDay(world, creator, day))
  const live = liveSalesIn(world, creator, from, to).map((sale) => ({
    ...entryOfSale(sale),
    ...deductions(sale.kind, sale.amount, ratesFor(sale.at)),
  }))
  const charges = newChargesIn(world, creator, from, to).map((charge) => ({
    ...entryOfCharge(creator, charge),
    ...deductions(charge.kind, charge.amount, ratesFor(charge.at)),
  }))
  return [...seeded.filter(({ at }) => at >= from && at < to), ...live, ...charges].sort(
    (a, b) => a.at - b.at,
  )
}

/** Who sold it: the credited staff member for chat sales, the sender for mass messages. */
export const sellerOf = (world: World, { sale, sentBy }: EarningEntry): string | null =>
  sale ? creditOf(world, sale).userId : sentBy

export const dayOfEntry = ({ at }: EarningEntry): number => agencyDay(at)
