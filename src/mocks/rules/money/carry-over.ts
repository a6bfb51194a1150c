import { amountSum } from '../base/amount-sum'
import type { World } from '../../state/world'
import { type StatementFactsAt, balanceOf } from './pay-figures'
import type { CarryOverPart, StatementBalance, SignedStatement } from '../../state/performance-state'
import type { Period } from '../performance/period'

/**
 * A change to a signed month carries over to an open one: all statements of a person together count each
 * hour and sale once, for its current owner, whatever was signed before (screens S7).
 */

interface SignedMonth extends Period {
  signed: SignedStatement
}

/** Part of a month's pay, not yet assigned to a month. */
type BalancePart = Omit<CarryOverPart, 'from'>

/** A user’s signed months. */
export function signedMonths(world: World, userId: string): SignedMonth[] {
  return Object.entries(world.state.performance.statements).flatMap(([key, { signed }]) => {
    const [who, from, to] = key.split(' ')
    return who === userId && signed ? [{ from: Number(from), to: Number(to), signed }] : []
  })
}

const balanceParts = ({ hours, hourly, pay, lines }: StatementBalance): BalancePart[] => [
  { kind: null, base: hours, rate: hourly, amount: pay },
  ...lines,
]

const carryOverOf = ({ signed }: SignedMonth, month: number): BalancePart[] =>
  signed.carried.filter(({ from }) => from === month)

const negated = (parts: readonly BalancePart[]): BalancePart[] =>
  parts.map((part) => ({ ...part, base: -part.base, amount: -part.amount }))

/** Sums by kind, without zero sums; the first of a kind sets its rate. */
function summedByKind(parts: readonly BalancePart[]): BalancePart[] {
  const sums = new Map<BalancePart['kind'], BalancePart>()
  for (const { kind, base, rate, amount } of parts) {
    const before = sums.get(kind) ?? { kind, base: 0, rate, amount: 0 }
    sums.set(kind, { ...before, base: before.base + base, amount: before.amount + amount })
  }
  return [...sums.values()].filter(({ base, amount }) => base !== 0 || amount !== 0)
}

/** What a signed month is worth now by its signed terms, minus what signed statements count of it. */
function unsettledParts(
  userId: string,
  all: readonly SignedMonth[],
  month: SignedMonth,
  factsAt: StatementFactsAt,
): BalancePart[] {
  const now = balanceOf(userId, month.signed, factsAt(month))
  const counted = all.flatMap((one) => carryOverOf(one, month.from))
  return summedByKind([...balanceParts(now), ...negated([...balanceParts(month.signed), ...counted])])
}

/** Where changes to a signed month count: the next unsigned month. */
function nextOpenMonth(all: readonly SignedMonth[], month: SignedMonth): number {
  let at = month.to
  for (;;) {
    const signed = all.find(({ from }) => from === at)
    if (!signed) return at
    at = signed.to
  }
}

/** What an open statement counts of other months, minus what others counted of its own. */
export function carryOverInto(
  world: World,
  userId: string,
  { from }: Period,
  factsAt: StatementFactsAt,
): CarryOverPart[] {
  const all = signedMonths(world, userId)
  const ownElsewhere = summedByKind(negated(all.flatMap((one) => carryOverOf(one, from))))
  const others = all.filter((month) => nextOpenMonth(all, month) === from).sort((a, b) => a.from - b.from)
  return [
    ...others.flatMap((month) =>
      unsettledParts(userId, all, month, factsAt).map((part) => ({ ...part, from: month.from })),
    ),
    ...ownElsewhere.map((part) => ({ ...part, from })),
  ]
}

/** What other months count of a signed month, by counting month, in cents. */
export function carryOverFrom(
  world: World,
  userId: string,
  { from }: Period,
  factsAt: StatementFactsAt,
): { from: number; amount: number }[] {
  const all = signedMonths(world, userId)
  const month = all.find((one) => one.from === from)
  if (!month) return []
  return [
    ...all
      .filter((one) => one !== month)
      .map((one) => ({ from: one.from, amount: amountSum(carryOverOf(one, from)) })),
    { from: nextOpenMonth(all, month), amount: amountSum(unsettledParts(userId, all, month, factsAt)) },
  ].filter(({ amount }) => amount !== 0)
}

/** Users with signed months, which other months may carry over. */
export const usersWithSignedMonths = (world: World): string[] =>
  Object.entries(world.state.performance.statements).flatMap(([key, { signed }]) =>
    signed ? (key.split(' ')[0] ?? []) : [],
  )
