import { split } from '@/domain/metrics'

import { addMoney, edgesOf } from '../overview'
import { checkZone, type Period, periodBefore, periodOf } from '../performance/scope'
import type { SeedCreator } from '../seed/creators'
import { noTally, type Sums, sumsOf } from '../seed/sums'
import type { World } from '../world'
import type { Comparison } from '@/domain/compared-range'

export interface RangeQuery {
  from: string
  to: string
  timezone: string
  compare: Comparison
  basis: 'gross' | 'net'
}

export interface Asked {
  period: Period
  /** Null without a comparison. */
  before: Period | null
  /** Boundaries of the chart steps. */
  edges: readonly number[]
  edgesBefore: readonly number[]
}

/** The requested period with its steps and comparison. Throws 422 for an invalid one. */
export function askedOf(world: World, query: RangeQuery): Asked {
  checkZone(query.timezone)
  const { timezone } = query
  const period = periodOf(world, query)
  const before = query.compare === 'none' ? null : periodBefore(period, query, query.compare)
  return {
    period,
    before,
    edges: edgesOf({ ...period, timezone }),
    edgesBefore: before ? edgesOf({ ...before, timezone }) : [],
  }
}

/** A creator's revenue by the rates in force, equal to the agency's pages. */
export function moneyIn(world: World, creator: SeedCreator, from: number, to: number): Sums {
  const tally = noTally()
  addMoney(world, tally, creator, from, to)
  return sumsOf(tally)
}

/** Computes a figure for each step. */
export const inSteps = <Figure>(edges: readonly number[], figure: (from: number, to: number) => Figure) =>
  edges.slice(1).map((to, step) => figure(edges[step] ?? to, to))

/** Gross amounts in the requested basis: net ones add up to the net total, to the cent. */
export const inBasis = (amounts: readonly number[], basis: 'gross' | 'net', net: number): readonly number[] =>
  basis === 'gross' ? amounts : split(net, amounts)
