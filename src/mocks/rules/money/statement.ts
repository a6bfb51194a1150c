import type * as v from 'valibot'

import { balance } from '@/domain/figures/metrics'
import type { Statement } from '@/domain/money/statement'

import { findPerson } from '../account/person'
import { Refusal } from '../base/refusal'
import { iso } from '../../seed/calendar'
import type { World } from '../../state/world'
import { carryOverInto, carryOverFrom, signedMonths, usersWithSignedMonths } from './carry-over'
import { type StatementFactsAt, statementFactsCache, balanceOf, openLogs, payTermsOf } from './pay-figures'
import type { CarryOverPart, StoredStatement } from '../../state/performance-state'
import type { Period } from '../performance/period'
import { AGENCY } from '../../seed/staff'

type WireStatement = v.InferInput<typeof Statement>

/** A person's requested period, not cut off at now. */
export interface StatementKey {
  userId: string
  from: string
  to: string
}

const statementKey = ({ userId, from, to }: StatementKey): string =>
  `${userId} ${Date.parse(from)} ${Date.parse(to)}`

const storedStatement = (world: World, of: StatementKey): StoredStatement =>
  world.state.performance.statements[statementKey(of)] ?? { adjustments: [], signed: null }

const wireCarryOver = ({ from, ...part }: CarryOverPart) => ({ ...part, from: iso(from) })

function wireStatement(
  world: World,
  of: StatementKey,
  period: Period,
  factsAt: StatementFactsAt,
): WireStatement {
  const { userId } = of
  const { adjustments, signed } = storedStatement(world, of)
  const facts = factsAt(period)
  const figures = signed ?? balanceOf(userId, payTermsOf(world, userId), facts)
  const carried = signed ? signed.carried : carryOverInto(world, userId, period, factsAt)
  const { hours, hourly, pay, commission, lines } = figures
  return {
    userId,
    from: iso(Date.parse(of.from)),
    to: iso(Date.parse(of.to)),
    currency: AGENCY.currency,
    hours,
    hourly,
    pay,
    commission,
    lines,
    carried: carried.map(wireCarryOver),
    adjustments,
    total: balance(
      pay,
      lines.map(({ amount }) => amount),
      [...carried, ...adjustments].map(({ amount }) => amount),
    ),
    state: signed ? 'approved' : 'open',
    approvedBy: signed?.by ?? null,
    approvedAt: signed ? iso(signed.at) : null,
    movedOn: carryOverFrom(world, userId, period, factsAt).map(({ from, amount }) => ({
      from: iso(from),
      amount,
    })),
    openLogs: openLogs(userId, facts),
  }
}

export const readStatement = (world: World, of: StatementKey, period: Period): WireStatement =>
  wireStatement(world, of, period, statementFactsCache(world, new Set([of.userId])))

/** A user’s signed statements, newest first. */
export function signedStatementsOf(world: World, userId: string): WireStatement[] {
  const factsAt = statementFactsCache(world, new Set([userId]))
  return signedMonths(world, userId)
    .toSorted((a, b) => b.from - a.from)
    .map(({ from, to }) =>
      wireStatement(world, { userId, from: iso(from), to: iso(to) }, { from, to }, factsAt),
    )
}

/** People with adjustments or a signed statement in a period. */
const usersWithEntries = (world: World, { from, to }: Omit<StatementKey, 'userId'>): string[] =>
  Object.entries(world.state.performance.statements).flatMap(([key, { adjustments, signed }]) => {
    const [userId = ''] = key.split(' ')
    return key === statementKey({ userId, from, to }) && (signed || adjustments.length > 0) ? [userId] : []
  })

/** Statements of everyone with hours, sales, adjustments or carry-over. */
export function statementsOf(
  world: World,
  body: Omit<StatementKey, 'userId'>,
  period: Period,
): WireStatement[] {
  const factsAt = statementFactsCache(world)
  const { logs, sales } = factsAt(period)
  const carried = usersWithSignedMonths(world).filter(
    (userId) => carryOverInto(world, userId, period, factsAt).length > 0,
  )
  const meant = new Set([...logs.keys(), ...sales.keys(), ...usersWithEntries(world, body), ...carried])
  return [...meant]
    .filter((userId) => findPerson(world, userId))
    .sort()
    .map((userId) => wireStatement(world, { userId, ...body }, period, factsAt))
}

/** A statement to change. Throws 409 once it is signed. */
function openStatement(world: World, of: StatementKey): StoredStatement {
  const stored = storedStatement(world, of)
  if (stored.signed) throw new Refusal(409, 'stale_update')
  world.state.performance.statements[statementKey(of)] = stored
  return stored
}

export function adjustStatement(
  world: World,
  of: StatementKey,
  change: (adjustments: StoredStatement['adjustments']) => StoredStatement['adjustments'],
): void {
  const stored = openStatement(world, of)
  stored.adjustments = change(stored.adjustments)
}

/** Signs a statement with its current figures, or reopens it. Returns whether it changed. */
export function signStatement(world: World, of: StatementKey, period: Period, by: string | null): boolean {
  const stored = storedStatement(world, of)
  if ((by === null) === (stored.signed === null)) return false
  if (by === null) stored.signed = null
  else {
    const { userId } = of
    const factsAt = statementFactsCache(world, new Set([userId]))
    const terms = payTermsOf(world, userId)
    const carried = carryOverInto(world, userId, period, factsAt)
    stored.signed = { ...balanceOf(userId, terms, factsAt(period)), ...terms, carried, by, at: world.now() }
  }
  world.state.performance.statements[statementKey(of)] = stored
  return true
}
