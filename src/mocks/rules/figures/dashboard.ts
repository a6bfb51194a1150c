import type * as v from 'valibot'

import { DASHBOARD_CARDS, type Dashboard, isMoneyCard } from '@/domain/figures/dashboard'
import type { ChatterPermissions } from '@/domain/account/permission'

import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { cardFigure } from './dashboard-cards'
import { expiringMembers, fansToAnswer, unpostedMedia } from './dashboard-actions'
import { goalsOf } from './goals'
import { massesInRange } from './masses-in-range'
import { requestedRange, figurePerStep, type RangeQuery } from './range-money'
import { AGENCY } from '../../seed/staff'

type WireDashboard = v.InferInput<typeof Dashboard>

interface DashboardQuery extends RangeQuery {
  unpostedDays: number
  weekStart: number
}

const MAX_TOP = 3

/** The best mass messages of the range: by revenue, or by purchases where amounts are hidden. */
async function topMass(
  world: World,
  creator: SeedCreator,
  range: { from: number; to: number },
  permissions: ChatterPermissions,
): Promise<WireDashboard['top']> {
  if (permissions.massMessages === 'off') return []
  const rows = await massesInRange(world, creator, range, permissions)
  return rows
    .toSorted((a, b) => (b.revenue ?? 0) - (a.revenue ?? 0) || (b.seen ?? 0) - (a.seen ?? 0))
    .slice(0, MAX_TOP)
}

/** A creator's dashboard (screens S17). */
export async function dashboardOf(
  world: World,
  creator: SeedCreator,
  query: DashboardQuery,
  permissions: ChatterPermissions,
): Promise<WireDashboard> {
  const { period, before, edges, edgesBefore } = requestedRange(world, query)
  const { canSeeSpend } = permissions
  const cards = DASHBOARD_CARDS.map((name) => {
    const figure = cardFigure(world, creator, name, query.basis)
    const card =
      isMoneyCard(name) && !canSeeSpend
        ? null
        : {
            value: figure(period.from, period.to),
            previous: before && figure(before.from, before.to),
            points: figurePerStep(edges, figure),
            previousPoints: before ? figurePerStep(edgesBefore, figure) : [],
          }
    return [name, card] as const
  })
  return {
    currency: AGENCY.currency,
    steps: edges.slice(0, -1).map(iso),
    cards: Object.fromEntries(cards),
    top: await topMass(world, creator, period, permissions),
    actions: {
      ...fansToAnswer(world, creator, canSeeSpend),
      ...expiringMembers(world, creator, canSeeSpend),
      ...unpostedMedia(world, creator, query.unpostedDays, canSeeSpend),
    },
    goals: goalsOf(world, creator, query, canSeeSpend),
  }
}
