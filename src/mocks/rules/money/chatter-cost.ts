import { payFor, splitByWeights } from '@/domain/figures/metrics'

import { teamLogs } from '../shifts/clock'
import { creditLookup } from '../performance/credit'
import { stepAt } from '../performance/work-hours'
import { salesIn } from '../performance/sales-in'
import { type Person, findPerson } from '../account/person'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import type { PayTerms } from '../../state/performance-state'
import { signedMonths } from './carry-over'
import { newChargesIn } from './new-charges'
import { payTermsOf } from './pay-figures'
import type { World } from '../../state/world'

/** Indices of the chosen creators in a person's own list. */
const creatorIndicesFor = ({ creatorIds }: Person, chosen: ReadonlySet<string>): number[] =>
  creatorIds.flatMap((id, index) => (chosen.has(id) ? index : []))

/**
 * Returns the share of a person's pay that the chosen creators bear: all creators share it equally, to
 * the cent.
 */
function payShareFor(person: Person, chosen: ReadonlySet<string> | undefined): (pay: number) => number {
  if (chosen === undefined) return (pay) => pay
  const equal = person.creatorIds.map(() => 1)
  const indices = creatorIndicesFor(person, chosen)
  return (pay) => {
    const parts = indices.length > 0 ? splitByWeights(pay, equal) : []
    return indices.reduce((sum, index) => sum + (parts[index] ?? 0), 0)
  }
}

interface CostSteps {
  edges: readonly number[]
  costs: number[]
}

/**
 * Adds the cost of a log to each step, as differences of running totals so that the parts add up to the
 * whole.
 */
function addPay(
  { edges, costs }: CostSteps,
  log: { from: number; to: number },
  payUntil: (seconds: number) => number,
): void {
  const end = Math.min(log.to, edges.at(-1) ?? 0)
  let begin = Math.max(log.from, edges[0] ?? 0)
  const paid = (at: number): number => payUntil(Math.floor((at - log.from) / 1000))
  for (let step = stepAt(edges, begin); begin < end; step += 1) {
    const until = Math.min(end, edges[step + 1] ?? end)
    costs[step] = (costs[step] ?? 0) + paid(until) - paid(begin)
    begin = until
  }
}

/** Looks up team members with a cache. */
function personLookup(world: World): (userId: string) => Person | undefined {
  const people = new Map<string, Person | undefined>()
  return (userId) => {
    if (!people.has(userId)) people.set(userId, findPerson(world, userId))
    return people.get(userId)
  }
}

type TermsAt = (userId: string, at: number) => PayTerms

/** Looks up pay terms: those that the month is signed by, else the current ones, which an open statement pays by. */
function termsLookup(world: World): TermsAt {
  const known = new Map<string, { months: ReturnType<typeof signedMonths>; current: PayTerms }>()
  return (userId, at) => {
    const own = known.get(userId) ?? {
      months: signedMonths(world, userId),
      current: payTermsOf(world, userId),
    }
    known.set(userId, own)
    return own.months.find(({ from, to }) => at >= from && at < to)?.signed ?? own.current
  }
}

/** Hourly paid work of a period. */
function* paidWork(world: World, termsAt: TermsAt, from: number, to: number) {
  const personOf = personLookup(world)
  for (const log of teamLogs(world, from, to)) {
    const person = personOf(log.userId)
    const { hourly } = termsAt(log.userId, log.clockInAt)
    if (person && hourly > 0) yield { person, hourly, from: log.clockInAt, to: log.clockOutAt ?? world.now() }
  }
}

/** Commission on credited sales, at the moment of payment. A refunded sale earns none. */
function* commissions(
  world: World,
  termsAt: TermsAt,
  { creators, from, to }: { creators: readonly SeedCreator[]; from: number; to: number },
) {
  const creditOf = creditLookup(world)
  for (const sale of salesIn(world, creators, from, to)) {
    const userId = creditOf(sale)
    const rate = userId === null || sale.isRefunded ? 0 : (termsAt(userId, sale.at).rates[sale.kind] ?? 0)
    if (rate > 0)
      yield { at: sale.at, creatorIndex: sale.creatorIndex, cents: Math.round(sale.amount * rate) }
  }
}

/**
 * What chatters cost in each step of a period, for all or the chosen creators: clocked hours × pay, plus
 * commission on credited sales.
 */
export function costsOf(world: World, edges: readonly number[], chosen?: ReadonlySet<string>): number[] {
  const steps: CostSteps = { edges, costs: edges.slice(1).map(() => 0) }
  const [from, to] = [edges[0] ?? 0, edges.at(-1) ?? 0]
  const termsAt = termsLookup(world)
  for (const { person, hourly, ...log } of paidWork(world, termsAt, from, to)) {
    const part = payShareFor(person, chosen)
    addPay(steps, log, (seconds) => part(payFor(seconds, hourly)))
  }
  const creators = CREATORS.filter(({ userId }) => chosen === undefined || chosen.has(userId))
  for (const { at, cents } of commissions(world, termsAt, { creators, from, to })) {
    const step = stepAt(edges, at)
    if (step >= 0) steps.costs[step] = (steps.costs[step] ?? 0) + cents
  }
  return steps.costs
}

/** What chatters cost each creator in a period, in one pass. */
export function costsByCreator(
  world: World,
  { from, to }: { from: number; to: number },
): Map<string, number> {
  const costs = new Map<string, number>()
  const add = (creatorId: string, cost: number) => costs.set(creatorId, (costs.get(creatorId) ?? 0) + cost)
  const termsAt = termsLookup(world)
  for (const { person, hourly, ...log } of paidWork(world, termsAt, from, to)) {
    if (person.creatorIds.length === 0) continue
    const equal = person.creatorIds.map(() => 1)
    const sharesAt = (at: number) => splitByWeights(payFor(Math.floor((at - log.from) / 1000), hourly), equal)
    const [before, after] = [sharesAt(Math.max(log.from, from)), sharesAt(Math.min(log.to, to))]
    person.creatorIds.forEach((id, index) => add(id, (after[index] ?? 0) - (before[index] ?? 0)))
  }
  for (const { creatorIndex, cents } of commissions(world, termsAt, { creators: CREATORS, from, to })) {
    const creatorId = CREATORS[creatorIndex]?.userId
    if (creatorId !== undefined) add(creatorId, cents)
  }
  return costs
}

/** What fans got back per creator in a period. */
export function refundsByCreator(
  world: World,
  creators: readonly SeedCreator[],
  { from, to }: { from: number; to: number },
): Map<string, number> {
  const refunds = new Map<string, number>()
  for (const creator of creators)
    for (const { amount, isRefunded } of [
      ...salesIn(world, [creator], from, to),
      ...newChargesIn(world, creator, from, to),
    ])
      if (isRefunded) refunds.set(creator.userId, (refunds.get(creator.userId) ?? 0) + amount)
  return refunds
}
