import { toChatterFigures } from './chatter-counts'
import { type ChatterFigures, FIGURE_UNIT, type FigureUnit } from '@/domain/figures/chatter-figures'

import { aggregateWork } from '../performance/work-table'
import { everyWorker, type Period } from '../performance/period'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'

/** Staff work for a creator: the totals of the agency's page, limited to this creator. */
export function staffWorkFor(
  world: World,
  creator: SeedCreator,
  { from, to }: Period,
  basis: 'gross' | 'net',
) {
  const { totals } = aggregateWork(world, {
    edges: [from, to],
    people: everyWorker(world),
    creators: [creator],
    withCreatorless: false,
    byCreator: false,
    basis,
  })
  return { counts: totals.counts, figures: toChatterFigures(totals.counts, totals.fans) }
}

const isMoney = (key: string): boolean =>
  new Map<string, FigureUnit>(Object.entries(FIGURE_UNIT)).get(key) === 'money'

/** The same without amounts. */
export const figuresWithoutMoney = (figures: ChatterFigures): ChatterFigures =>
  // The same keys; non-nullable fields become zero amounts, which the page does not show.
  Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [key, isMoney(key) && value !== null ? 0 : value]),
  ) as unknown as ChatterFigures
