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

const UNITS: ReadonlyMap<string, FigureUnit> = new Map(Object.entries(FIGURE_UNIT))

/** The same without amounts: those that cannot be null become zero, which the page does not show. */
export const figuresWithoutMoney = (figures: ChatterFigures): ChatterFigures => ({
  ...figures,
  ...Object.fromEntries(
    Object.entries(figures).flatMap(([key, value]) =>
      UNITS.get(key) === 'money' && value !== null ? [[key, 0] as const] : [],
    ),
  ),
})
