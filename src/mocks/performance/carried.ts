import type { World } from '../world'
import { type FactsAt, figuresOf } from './owed-figures'
import type { CarriedPart, OwedFigures, SignedStatement } from './performance-state'
import type { Period } from './scope'

/**
 * A change to a signed month carries over to an open one: all statements of a person together count each
 * hour and sale once, for its current owner, whatever was signed before (screens S7).
 */

interface SignedMonth extends Period {
  signed: SignedStatement
}

/** Part of a month's pay, not yet assigned to a month. */
type Part = Omit<CarriedPart, 'from'>

/** A user’s signed months. */
export function signedMonths(world: World, userId: string): SignedMonth[] {
  return Object.entries(world.state.performance.statements).flatMap(([key, { signed }]) => {
    const [who, from, to] = key.split(' ')
    return who === userId && signed ? [{ from: Number(from), to: Number(to), signed }] : []
  })
}

const partsOf = ({ hours, hourly, pay, lines }: OwedFigures): Part[] => [
  { kind: null, base: hours, rate: hourly, amount: pay },
  ...lines,
]

const carriedOf = ({ signed }: SignedMonth, month: number): Part[] =>
  signed.carried.filter(({ from }) => from === month)

const less = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, base: -part.base, amount: -part.amount }))

/** Sums by kind, without zero sums; the first of a kind sets its rate. */
function summed(parts: readonly Part[]): Part[] {
  const sums = new Map<Part['kind'], Part>()
  for (const { kind, base, rate, amount } of parts) {
    const known = sums.get(kind) ?? { kind, base: 0, rate, amount: 0 }
    sums.set(kind, { ...known, base: known.base + base, amount: known.amount + amount })
  }
  return [...sums.values()].filter(({ base, amount }) => base !== 0 || amount !== 0)
}

/** What a signed month is worth now by its signed terms, minus what signed statements count of it. */
function unsettled(
  userId: string,
  all: readonly SignedMonth[],
  month: SignedMonth,
  factsAt: FactsAt,
): Part[] {
  const now = figuresOf(userId, month.signed, factsAt(month))
  const counted = all.flatMap((one) => carriedOf(one, month.from))
  return summed([...partsOf(now), ...less([...partsOf(month.signed), ...counted])])
}

/** Where changes to a signed month count: the next unsigned month. */
function openAfter(all: readonly SignedMonth[], month: SignedMonth): number {
  let at = month.to
  for (;;) {
    const signed = all.find(({ from }) => from === at)
    if (!signed) return at
    at = signed.to
  }
}

/** What an open statement counts of other months, minus what others counted of its own. */
export function carriedInto(world: World, userId: string, { from }: Period, factsAt: FactsAt): CarriedPart[] {
  const all = signedMonths(world, userId)
  const ownElsewhere = summed(less(all.flatMap((one) => carriedOf(one, from))))
  const others = all
    .filter((month) => openAfter(all, month) === from)
    .sort((one, other) => one.from - other.from)
  return [
    ...others.flatMap((month) =>
      unsettled(userId, all, month, factsAt).map((part) => ({ ...part, from: month.from })),
    ),
    ...ownElsewhere.map((part) => ({ ...part, from })),
  ]
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)

/** What other months count of a signed month, by counting month, in cents. */
export function movedOn(
  world: World,
  userId: string,
  { from }: Period,
  factsAt: FactsAt,
): { from: number; amount: number }[] {
  const all = signedMonths(world, userId)
  const month = all.find((one) => one.from === from)
  if (!month) return []
  return [
    ...all
      .filter((one) => one !== month)
      .map((one) => ({ from: one.from, amount: sumOf(carriedOf(one, from)) })),
    { from: openAfter(all, month), amount: sumOf(unsettled(userId, all, month, factsAt)) },
  ].filter(({ amount }) => amount !== 0)
}

/** Users with signed months, which other months may carry over. */
export const signedPeople = (world: World): string[] =>
  Object.entries(world.state.performance.statements).flatMap(([key, { signed }]) =>
    signed ? (key.split(' ')[0] ?? []) : [],
  )
