import { commissionFor, payFor, splitByWeights } from '@/domain/figures/metrics'
import { monthAt, payPeriodOf } from '@/domain/money/pay-period'
import { spanOfLog } from '@/domain/shift/work-log'

import { teamLogs } from '../shifts/clock'
import { secondsWithin } from '../shifts/work-days'
import { creditLookup } from '../performance/credit'
import { stepAt } from '../performance/work-hours'
import { salesIn } from '../performance/sales-in'
import { type Person, findPerson } from '../account/person'
import { AGENCY_TIME_ZONE } from '../../seed/calendar'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import type { PayTerms } from '../../state/performance-state'
import { signedMonths } from './carry-over'
import { newChargesIn } from './new-charges'
import { payTermsOf } from './pay-figures'
import type { World } from '../../state/world'
import type { Period } from '../performance/period'

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
 * Adds the cost of work to each step, as differences of running totals so that the parts add up to the
 * whole.
 */
function addPay(
  { edges, costs }: CostSteps,
  work: { from: number; to: number },
  paid: (at: number) => number,
): void {
  const end = Math.min(work.to, edges.at(-1) ?? 0)
  let begin = Math.max(work.from, edges[0] ?? 0)
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

/** The pay months that a period touches, each whole but cut at the period's end. */
function* payMonths({ from, to }: Period) {
  for (let at = from; at < to;) {
    const month = payPeriodOf(monthAt(at, AGENCY_TIME_ZONE), AGENCY_TIME_ZONE)
    at = Date.parse(month.to)
    yield { from: Date.parse(month.from), to: Math.min(at, to) }
  }
}

/**
 * Hourly paid work of a period. `paid`: the person's pay of the month up to a moment. Only the month's total is
 * rounded, as in the statement, so that the parts of a month add up to it.
 */
function* paidWork(world: World, termsAt: TermsAt, { from, to }: Period) {
  const personOf = personLookup(world)
  for (const month of payMonths({ from, to: Math.min(to, world.now() + 1) })) {
    const clocked = new Map<string, number>()
    for (const log of teamLogs(world, month.from, month.to).toReversed()) {
      const person = personOf(log.userId)
      const { hourly } = termsAt(log.userId, month.from)
      const before = clocked.get(log.userId) ?? 0
      clocked.set(log.userId, before + secondsWithin(log, month))
      const span = spanOfLog(log, month.to)
      const work = { from: Math.max(span.startAt, month.from, from), to: Math.min(span.endAt, month.to) }
      const paid = (at: number) => payFor(before + secondsWithin(log, { from: month.from, to: at }), hourly)
      if (person && hourly > 0 && work.to > work.from) yield { person, work, paid }
    }
  }
}

/**
 * Commission on credited sales, at the moment of payment: what the sale adds to the rounded commission of its
 * person, month and kind. A refunded sale earns none.
 */
function* commissions(world: World, termsAt: TermsAt, { from, to }: Period) {
  const creditOf = creditLookup(world)
  for (const month of payMonths({ from, to })) {
    const sold = new Map<string, number>()
    for (const sale of salesIn(world, CREATORS, month.from, month.to).sort((a, b) => a.at - b.at)) {
      const userId = creditOf(sale)
      const rate = userId === null || sale.isRefunded ? 0 : (termsAt(userId, sale.at).rates[sale.kind] ?? 0)
      if (rate === 0) continue
      const key = `${userId} ${sale.kind}`
      const before = sold.get(key) ?? 0
      sold.set(key, before + sale.amount)
      const cents = commissionFor(before + sale.amount, rate) - commissionFor(before, rate)
      const creatorId = CREATORS[sale.creatorIndex]?.userId
      if (sale.at >= from && creatorId !== undefined) yield { at: sale.at, creatorId, cents }
    }
  }
}

/**
 * What chatters cost in each step of a period, for all or the chosen creators: clocked hours × pay, plus
 * commission on credited sales.
 */
export function costsOf(world: World, edges: readonly number[], chosen?: ReadonlySet<string>): number[] {
  const steps: CostSteps = { edges, costs: edges.slice(1).map(() => 0) }
  const period = { from: edges[0] ?? 0, to: edges.at(-1) ?? 0 }
  const termsAt = termsLookup(world)
  for (const { person, work, paid } of paidWork(world, termsAt, period)) {
    const part = payShareFor(person, chosen)
    addPay(steps, work, (at) => part(paid(at)))
  }
  for (const { at, creatorId, cents } of commissions(world, termsAt, period)) {
    const step = chosen === undefined || chosen.has(creatorId) ? stepAt(edges, at) : -1
    if (step >= 0) steps.costs[step] = (steps.costs[step] ?? 0) + cents
  }
  return steps.costs
}

/** What chatters cost each creator in a period, in one pass. */
export function costsByCreator(world: World, period: Period): Map<string, number> {
  const costs = new Map<string, number>()
  const add = (creatorId: string, cost: number) => costs.set(creatorId, (costs.get(creatorId) ?? 0) + cost)
  const termsAt = termsLookup(world)
  for (const { person, work, paid } of paidWork(world, termsAt, period)) {
    if (person.creatorIds.length === 0) continue
    const equal = person.creatorIds.map(() => 1)
    const [before, after] = [work.from, work.to].map((at) => splitByWeights(paid(at), equal))
    person.creatorIds.forEach((id, index) => add(id, (after?.[index] ?? 0) - (before?.[index] ?? 0)))
  }
  for (const { creatorId, cents } of commissions(world, termsAt, period)) add(creatorId, cents)
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
