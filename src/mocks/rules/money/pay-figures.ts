import { commissionFor, payFor } from '@/domain/figures/metrics'
import { CREDITED_KINDS, type RevenueKind } from '@/domain/money/revenue-kind'
import { secondsWithin } from '@/mocks/rules/shifts/work-days'

import { amountSum } from '../base/amount-sum'
import { teamLogs } from '../shifts/clock'
import { correctionsIn } from '../shifts/corrections'
import type { LogTimes } from '../../state/people-state'
import { findPerson } from '../account/person'
import { CREATORS } from '../../seed/creators'
import type { World } from '../../state/world'
import { creditLookup } from '../performance/credit'
import type { StatementBalance, PayTerms } from '../../state/performance-state'
import { salesIn } from '../performance/sales-in'
import type { Period } from '../performance/period'

/** Credited sales of a period in cents, by person and kind. */
export function creditedSales(world: World, { from, to }: Period): Map<string, Map<RevenueKind, number>> {
  const sums = new Map<string, Map<RevenueKind, number>>()
  const creditOf = creditLookup(world)
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
  logs.reduce((sum, log) => sum + secondsWithin(log, period), 0)

type Logs = ReturnType<typeof teamLogs>

/** The input of a period's statements, by person, computed once for everyone. */
export interface StatementFacts {
  period: Period
  sales: Map<string, Map<RevenueKind, number>>
  logs: ReadonlyMap<string, Logs>
  /** Logs with a requested correction. */
  corrected: ReadonlySet<string>
}

const statementFacts = (world: World, period: Period, userIds?: ReadonlySet<string>): StatementFacts => ({
  period,
  sales: creditedSales(world, period),
  logs: Map.groupBy(teamLogs(world, period.from, period.to, userIds), ({ userId }) => userId),
  corrected: new Set(correctionsIn(world, 'pending').map(({ chatterWorkLogId }) => chatterWorkLogId)),
})

export type StatementFactsAt = (period: Period) => StatementFacts

/** Facts of any period, cached. */
export function statementFactsCache(world: World, userIds?: ReadonlySet<string>): StatementFactsAt {
  const factsByStart = new Map<number, StatementFacts>()
  return (period) => {
    const facts = factsByStart.get(period.from) ?? statementFacts(world, period, userIds)
    factsByStart.set(period.from, facts)
    return facts
  }
}

/** A person's current pay. */
export function payTermsOf(world: World, userId: string): PayTerms {
  const pay = findPerson(world, userId)?.pay
  return { hourly: pay?.hourly ?? 0, rates: pay?.commission ?? {} }
}

/** A person's pay for hours and sales of a period. */
export function balanceOf(
  userId: string,
  { hourly, rates }: PayTerms,
  { period, sales, logs }: StatementFacts,
): StatementBalance {
  const hours = clockedSeconds(logs.get(userId) ?? [], period)
  const lines = CREDITED_KINDS.flatMap((kind) => {
    const base = sales.get(userId)?.get(kind) ?? 0
    const rate = rates[kind] ?? 0
    return base === 0 ? [] : [{ kind, base, rate, amount: commissionFor(base, rate) }]
  })
  const commission = amountSum(lines)
  return { hours, hourly, pay: payFor(hours, hourly), commission, lines }
}

/** How many of the period's logs are open or being corrected. */
export const openLogs = (userId: string, { logs, corrected }: StatementFacts): number =>
  (logs.get(userId) ?? []).filter((log) => log.clockOutAt === null || corrected.has(log.chatterWorkLogId))
    .length
