import type * as v from 'valibot'

import { owed } from '@/domain/metrics'
import type { Statement } from '@/domain/statement'

import { personIn } from '../people/person'
import { Refusal } from '../refusal'
import { iso } from '../seed/calendar'
import type { World } from '../world'
import { carriedInto, movedOn, signedMonths, signedPeople } from './carried'
import { type FactsAt, factsIn, figuresOf, openLogs, termsOf } from './owed-figures'
import type { CarriedPart, StoredStatement } from './performance-state'
import type { Period } from './scope'

type WireStatement = v.InferInput<typeof Statement>

/** A person's requested period, not cut off at now. */
export interface StatementOf {
  userId: string
  from: string
  to: string
}

const keyOf = ({ userId, from, to }: StatementOf): string => `${userId} ${Date.parse(from)} ${Date.parse(to)}`

const storedOf = (world: World, of: StatementOf): StoredStatement =>
  world.state.performance.statements[keyOf(of)] ?? { adjustments: [], signed: null }

const wireCarried = ({ from, ...part }: CarriedPart) => ({ ...part, from: iso(from) })

function wire(world: World, of: StatementOf, period: Period, factsAt: FactsAt): WireStatement {
  const { userId } = of
  const { adjustments, signed } = storedOf(world, of)
  const facts = factsAt(period)
  const figures = signed ?? figuresOf(userId, termsOf(world, userId), facts)
  const carried = signed ? signed.carried : carriedInto(world, userId, period, factsAt)
  const { hours, hourly, pay, commission, lines } = figures
  return {
    userId,
    from: iso(Date.parse(of.from)),
    to: iso(Date.parse(of.to)),
    currency: 'USD',
    hours,
    hourly,
    pay,
    commission,
    lines,
    carried: carried.map(wireCarried),
    adjustments,
    total: owed(
      pay,
      lines.map(({ amount }) => amount),
      [...carried, ...adjustments].map(({ amount }) => amount),
    ),
    state: signed ? 'approved' : 'open',
    approvedBy: signed?.by ?? null,
    approvedAt: signed ? iso(signed.at) : null,
    movedOn: movedOn(world, userId, period, factsAt).map(({ from, amount }) => ({ from: iso(from), amount })),
    openLogs: openLogs(userId, facts),
  }
}

export const statementOf = (world: World, of: StatementOf, period: Period): WireStatement =>
  wire(world, of, period, factsIn(world, new Set([of.userId])))

/** A user’s signed statements, newest first. */
export function signedStatementsOf(world: World, userId: string): WireStatement[] {
  const factsAt = factsIn(world, new Set([userId]))
  return signedMonths(world, userId)
    .toSorted((one, other) => other.from - one.from)
    .map(({ from, to }) => wire(world, { userId, from: iso(from), to: iso(to) }, { from, to }, factsAt))
}

/** People with adjustments or a signed statement in a period. */
const storedFor = (world: World, { from, to }: Omit<StatementOf, 'userId'>): string[] =>
  Object.entries(world.state.performance.statements).flatMap(([key, { adjustments, signed }]) => {
    const [userId = ''] = key.split(' ')
    return key === keyOf({ userId, from, to }) && (signed || adjustments.length > 0) ? [userId] : []
  })

/** Statements of everyone with hours, sales, adjustments or carry-over. */
export function statementsOf(
  world: World,
  body: Omit<StatementOf, 'userId'>,
  period: Period,
): WireStatement[] {
  const factsAt = factsIn(world)
  const { logs, sales } = factsAt(period)
  const carried = signedPeople(world).filter(
    (userId) => carriedInto(world, userId, period, factsAt).length > 0,
  )
  const meant = new Set([...logs.keys(), ...sales.keys(), ...storedFor(world, body), ...carried])
  return [...meant]
    .filter((userId) => personIn(world, userId))
    .sort()
    .map((userId) => wire(world, { userId, ...body }, period, factsAt))
}

/** A statement to change. Throws 409 once it is signed. */
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

/** Signs a statement with its current figures, or reopens it. Returns whether it changed. */
export function approve(world: World, of: StatementOf, period: Period, by: string | null): boolean {
  const stored = storedOf(world, of)
  if ((by === null) === (stored.signed === null)) return false
  if (by === null) stored.signed = null
  else {
    const { userId } = of
    const factsAt = factsIn(world, new Set([userId]))
    const terms = termsOf(world, userId)
    const carried = carriedInto(world, userId, period, factsAt)
    stored.signed = { ...figuresOf(userId, terms, factsAt(period)), ...terms, carried, by, at: world.now() }
  }
  world.state.performance.statements[keyOf(of)] = stored
  return true
}
