import { splitByWeights } from '@/domain/figures/metrics'

import { addMoney, stepEdges } from '../money/revenue-ledger'
import { type Period, periodBefore, periodOf } from '../performance/period'
import type { SeedCreator } from '../../seed/creators'
import { noTally, type MoneySums, moneySums } from '../../seed/money/sums'
import type { World } from '../../state/world'
import type { Comparison } from '@/domain/time/compared-range'

export interface RangeQuery {
  from: string
  to: string
  timezone: string
  compare: Comparison
  basis: 'gross' | 'net'
}

export interface RequestedRange {
  period: Period
  /** Null without a comparison. */
  before: Period | null
  /** Boundaries of the chart steps. */
  edges: readonly number[]
  edgesBefore: readonly number[]
}

/** The requested period with its steps and comparison. Throws 422 for an invalid one. */
export function requestedRange(world: World, query: RangeQuery): RequestedRange {
  const { timezone } = query
  const period = periodOf(world, query)
  const before = query.compare === 'none' ? null : periodBefore(period, query, query.compare)
  return {
    period,
    before,
    edges: stepEdges({ ...period, timezone }),
    edgesBefore: before ? stepEdges({ ...before, timezone }) : [],
  }
}

/** A creator's revenue by the rates in force, equal to the agency's pages. */
export function moneyIn(world: World, creator: SeedCreator, from: number, to: number): MoneySums {
  const tally = noTally()
  addMoney(world, tally, creator, from, to)
  return moneySums(tally)
}

/** Computes a figure for each step. */
export const figurePerStep = <Figure>(
  edges: readonly number[],
  figure: (from: number, to: number) => Figure,
) => edges.slice(1).map((to, step) => figure(edges[step] ?? to, to))

/** Gross amounts in the requested basis: net ones add up to the net total, to the cent. */
export const inBasis = (amounts: readonly number[], basis: 'gross' | 'net', net: number): readonly number[] =>
  basis === 'gross' ? amounts : splitByWeights(net, amounts)
