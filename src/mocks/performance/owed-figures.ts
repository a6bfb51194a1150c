import { payFor } from '@/domain/metrics'
import type { RevenueKind } from '@/domain/revenue-kind'
import { secondsIn } from '@/domain/work-days'

import { teamLogs } from '../clock'
import { correctionsIn } from '../people/corrections'
import type { LogTimes } from '../people/people-state'
import { personIn } from '../people/person'
import { CREATORS } from '../seed/creators'
import { SALE_KINDS } from '../seed/money'
import type { World } from '../world'
import { creditors } from './credit'
import type { OwedFigures, OwedTerms } from './performance-state'
import { salesIn } from './sales-in'
import type { Period } from './scope'

/** Credited sales of a period in cents, by person and kind. */
export function creditedSales(world: World, { from, to }: Period): Map<string, Map<RevenueKind, number>> {
  const sums = new Map<string, Map<RevenueKind, number>>()
  const creditOf = creditors(world)
  for (const sale of salesIn(world, CREATORS, from, to)) {
    const userId = creditOf(sale)
    if (sale.isRefunded || userId === null) continue
    const own = sums.get(userId) ?? new Map<RevenueKind, number>()
    sums.set(userId, own.set(sale.kind, (own.get(sale.kind) ?? 0) + sale.amount))
  }
  return sums
}

/** Seconds clocked in a period. */
export const clockedSeconds = (logs: readonly LogTimes[], period: Period): number =>
  logs.reduce((sum, log) => sum + secondsIn(log, period), 0)

type Logs = ReturnType<typeof teamLogs>

/** The input of a period's statements, by person, computed once for everyone. */
export interface Facts {
  period: Period
  sales: Map<string, Map<RevenueKind, number>>
  logs: ReadonlyMap<string, Logs>
  /** Logs with a requested correction. */
  corrected: ReadonlySet<string>
}

const factsOf = (world: World, period: Period, userIds?: ReadonlySet<string>): Facts => ({
  period,
  sales: creditedSales(world, period),
  logs: Map.groupBy(teamLogs(world, period.from, period.to, userIds), ({ userId }) => userId),
  corrected: new Set(correctionsIn(world, 'pending').map(({ chatterWorkLogId }) => chatterWorkLogId)),
})

export type FactsAt = (period: Period) => Facts

/** Facts of any period, cached. */
export function factsIn(world: World, userIds?: ReadonlySet<string>): FactsAt {
  const known = new Map<number, Facts>()
  return (period) => {
    const facts = known.get(period.from) ?? factsOf(world, period, userIds)
    known.set(period.from, facts)
    return facts
  }
}

/** A person's current pay. */
export function termsOf(world: World, userId: string): OwedTerms {
  const pay = personIn(world, userId)?.pay
  return { hourly: pay?.hourly ?? 0, rates: pay?.commission ?? {} }
}

/** A person's pay for hours and sales of a period. */
export function figuresOf(
  userId: string,
  { hourly, rates }: OwedTerms,
  { period, sales, logs }: Facts,
): OwedFigures {
  const hours = clockedSeconds(logs.get(userId) ?? [], period)
  const lines = SALE_KINDS.flatMap((kind) => {
    const base = sales.get(userId)?.get(kind) ?? 0
    const rate = rates[kind] ?? 0
    return base === 0 ? [] : [{ kind, base, rate, amount: Math.round(base * rate) }]
  })
  const commission = lines.reduce((sum, { amount }) => sum + amount, 0)
  return { hours, hourly, pay: payFor(hours, hourly), commission, lines }
}

/** How many of the period's logs are open or being corrected. */
export const openLogs = (userId: string, { logs, corrected }: Facts): number =>
  (logs.get(userId) ?? []).filter((log) => log.clockOutAt === null || corrected.has(log.chatterWorkLogId))
    .length
