import { toChatterFigures } from './chatter-counts'
import type { ChatterFigures } from '@/domain/figures/chatter-figures'

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

const MONEY_KEYS = [
  'sales',
  'salesPerHour',
  'ppvRevenue',
  'averagePrice',
  'averageSoldPrice',
  'tips',
] as const

/** The same without amounts. */
export const figuresWithoutMoney = (figures: ChatterFigures): ChatterFigures => ({
  ...figures,
  // Non-nullable fields become zero amounts, which the page does not show.
  ...(Object.fromEntries(MONEY_KEYS.map((key) => [key, figures[key] === null ? null : 0])) as Pick<
    ChatterFigures,
    (typeof MONEY_KEYS)[number]
  >),
})
