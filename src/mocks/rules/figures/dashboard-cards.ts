import type { DashboardCardName } from '@/domain/figures/dashboard'

import type { SeedCreator } from '../../seed/creators'
import { membersBetween } from '../../seed/money/member-counts'
import { visitsBetween } from '../../seed/money/link-visits'
import type { World } from '../../state/world'
import { moneyIn } from './range-money'

type Figure = (from: number, to: number) => number

/** A function that computes a card's figure between two moments. */
export function cardFigure(
  world: World,
  creator: SeedCreator,
  name: DashboardCardName,
  basis: 'gross' | 'net',
): Figure {
  const money = (from: number, to: number) =>
    moneyIn(world, creator, from, to)[basis === 'net' ? 'netByKind' : 'grossByKind']
  const figures: Record<DashboardCardName, Figure> = {
    profileVisits: (from, to) => visitsBetween(creator, from, to).reduce((sum, count) => sum + count, 0),
    newMembers: (from, to) => membersBetween(creator, from, to).newMembers,
    dmRevenue: (from, to) => money(from, to).paid_dms,
    membershipRevenue: (from, to) => money(from, to).subscriptions,
  }
  return figures[name]
}
