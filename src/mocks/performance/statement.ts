import type * as v from 'valibot'

import { owed, payFor } from '@/domain/metrics'
import type { RevenueKind } from '@/domain/revenue-kind'
import type { Statement } from '@/domain/statement'

import { teamLogs } from '../clock'
import { correctionsIn } from '../people/corrections'
import { personIn } from '../people/person'
import { Refusal } from '../refusal'
import { iso } from '../seed/calendar'
import { CREATORS } from '../seed/creators'
import { SALE_KINDS } from '../seed/money'
import type { World } from '../world'
import { creditors } from './credit'
import type { SignedFigures, StoredStatement } from './performance-state'
import { salesIn } from './sales-in'
import type { Period } from './scope'

type WireStatement = v.InferInput<typeof Statement>

/** Whose period it is; as it was asked for, not as far as it has come. */
export interface StatementOf {
  userId: string
  from: string
  to: string
}

const keyOf = ({ userId, from, to }: StatementOf): string => `${userId} ${Date.parse(from)} ${Date.parse(to)}`

const storedOf = (world: World, of: StatementOf): StoredStatement =>
  world.state.performance.statements[keyOf(of)] ?? { adjustments: [], signed: null }

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

/** Seconds clocked in a period, log by log as whole seconds. */
export function clockedSeconds(
  logs: readonly { clockInAt: number; clockOutAt: number | null }[],
  { from, to }: Period,
): number {
  const until = (log: { clockInAt: number; clockOutAt: number | null }, at: number) =>
    Math.floor((Math.min(Math.max(at, log.clockInAt), log.clockOutAt ?? to) - log.clockInAt) / 1000)
  return logs.reduce((sum, log) => sum + Math.max(0, until(log, to) - until(log, from)), 0)
}

type Logs = ReturnType<typeof teamLogs>

/** What a statement is made of, by person: looked up once for everybody. */
interface Facts {
  sales: Map<string, Map<RevenueKind, number>>
  logs: ReadonlyMap<string, Logs>
  /** Logs that somebody wants corrected. */
  corrected: ReadonlySet<string>
}

const factsOf = (world: World, period: Period, userIds?: ReadonlySet<string>): Facts => ({
  sales: creditedSales(world, period),
  logs: Map.groupBy(teamLogs(world, period.from, period.to, userIds), ({ userId }) => userId),
  corrected: new Set(correctionsIn(world, 'pending').map(({ chatterWorkLogId }) => chatterWorkLogId)),
})

function figuresOf(world: World, userId: string, period: Period, { sales, logs }: Facts): SignedFigures {
  const pay = personIn(world, userId)?.pay
  const hours = clockedSeconds(logs.get(userId) ?? [], period)
  const hourly = pay?.hourly ?? 0
  const lines = SALE_KINDS.flatMap((kind) => {
    const base = sales.get(userId)?.get(kind) ?? 0
    const rate = pay?.commission?.[kind] ?? 0
    return base === 0 ? [] : [{ kind, base, rate, amount: Math.round(base * rate) }]
  })
  const commission = lines.reduce((sum, { amount }) => sum + amount, 0)
  return { hours, hourly, pay: payFor(hours, hourly), commission, lines }
}

/** Logs of the period that are still open or being corrected. */
const openLogs = (userId: string, { logs, corrected }: Facts): number =>
  (logs.get(userId) ?? []).filter((log) => log.clockOutAt === null || corrected.has(log.chatterWorkLogId))
    .length

function wire(world: World, of: StatementOf, period: Period, facts: Facts): WireStatement {
  const { adjustments, signed } = storedOf(world, of)
  const figures = signed ?? figuresOf(world, of.userId, period, facts)
  const { hours, hourly, pay, commission, lines } = figures
  return {
    userId: of.userId,
    from: iso(Date.parse(of.from)),
    to: iso(Date.parse(of.to)),
    currency: 'USD',
    hours,
    hourly,
    pay,
    commission,
    lines,
    adjustments,
    total: owed(
      pay,
      lines.map(({ amount }) => amount),
      adjustments.map(({ amount }) => amount),
    ),
    state: signed ? 'approved' : 'open',
    approvedBy: signed?.by ?? null,
    approvedAt: signed ? iso(signed.at) : null,
    openLogs: openLogs(of.userId, facts),
  }
}

export const statementOf = (world: World, of: StatementOf, period: Period): WireStatement =>
  wire(world, of, period, factsOf(world, period, new Set([of.userId])))

/** To whom something was given in a period by hand, or whose statement was signed. */
const storedFor = (world: World, { from, to }: Omit<StatementOf, 'userId'>): string[] =>
  Object.entries(world.state.performance.statements).flatMap(([key, { adjustments, signed }]) => {
    const [userId = ''] = key.split(' ')
    return key === keyOf({ userId, from, to }) && (signed || adjustments.length > 0) ? [userId] : []
  })

/** The statements of everybody who worked, or sold, or was given something. */
export function statementsOf(
  world: World,
  body: Omit<StatementOf, 'userId'>,
  period: Period,
): WireStatement[] {
  const facts = factsOf(world, period)
  const worked = new Set([...facts.logs.keys(), ...facts.sales.keys(), ...storedFor(world, body)])
  return [...worked]
    .filter((userId) => personIn(world, userId))
    .sort()
    .map((userId) => wire(world, { userId, ...body }, period, facts))
}

/** A statement to write to; 409 once it is signed. */
function openStatement(world: World, of: StatementOf): StoredStatement {
  const stored = storedOf(world, of)
  if (stored.signed) throw new Refusal(409, 'stale_update')
  world.state.performance.statements[keyOf(of)] = stored
  return stored
}

export function adjust(
  world: World,
  of: StatementOf,
  change: (adjustments: StoredStatement['adjustments']) => StoredStatement['adjustments'],
): void {
  const stored = openStatement(world, of)
  stored.adjustments = change(stored.adjustments)
}

/** Signs a statement off with its figures as they are, or opens it again. */
export function approve(world: World, of: StatementOf, period: Period, by: string | null): void {
  const stored = storedOf(world, of)
  if (by === null) stored.signed = null
  else if (!stored.signed) {
    const facts = factsOf(world, period, new Set([of.userId]))
    stored.signed = { ...figuresOf(world, of.userId, period, facts), by, at: world.now() }
  }
  world.state.performance.statements[keyOf(of)] = stored
}
