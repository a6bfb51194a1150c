import { figuresOf } from '@/domain/chatter-counts'
import type { ChatterFigures } from '@/domain/chatter-figures'

import { cutOf } from '../performance/cut'
import { everybody, type Period } from '../performance/scope'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'

/** Staff work for a creator: the totals of the agency's page, limited to this creator. */
export function workFor(world: World, creator: SeedCreator, { from, to }: Period, basis: 'gross' | 'net') {
  const { totals } = cutOf(world, {
    edges: [from, to],
    people: everybody(world),
    creators: [creator],
    withCreatorless: false,
    byCreator: false,
    basis,
  })
  return { counts: totals.counts, figures: figuresOf(totals.counts, totals.fans) }
}

const MONEY = ['sales', 'salesPerHour', 'ppvRevenue', 'averagePrice', 'averageSoldPrice', 'tips'] as const

/** The same without amounts. */
export const figuresWithoutMoney = (figures: ChatterFigures): ChatterFigures => ({
  ...figures,
  // Non-nullable fields become zero amounts, which the page does not show.
  ...(Object.fromEntries(MONEY.map((key) => [key, figures[key] === null ? null : 0])) as Pick<
    ChatterFigures,
    (typeof MONEY)[number]
  >),
})
