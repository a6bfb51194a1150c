import type * as v from 'valibot'

import {
  DASHBOARD_CARDS,
  type DashboardCardName,
  type Goal,
  GOAL_LIMITS,
  type GoalPeriod,
  isMoneyCard,
} from '@/domain/figures/dashboard'
import { addDays, dayOf, monthStart, startOfDay } from '@/domain/time/day'

import { invalidField } from '../base/refusal'
import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { usualJoins } from '../../seed/money/member-counts'
import type { StoredGoal } from '../../state/tool-state'
import type { World } from '../../state/world'
import { cardFigure } from './dashboard-cards'

/** A creator's goals before any edit. */
const seedGoals = (creator: SeedCreator): Partial<Record<DashboardCardName, StoredGoal>> =>
  creator.dailyGross === 0
    ? {}
    : {
        dmRevenue: { value: Math.round((creator.dailyGross * 0.36 * 30) / 50_000) * 50_000, period: 'month' },
        newMembers: { value: Math.max(5, Math.round(usualJoins(creator) * 7)), period: 'week' },
      }

/** The current week or month in a zone. */
function runningPeriod(now: number, period: GoalPeriod, timezone: string, weekStart: number) {
  const today = dayOf(now, timezone)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const first = period === 'month' ? monthStart(today) : addDays(today, -((weekday + 7 - weekStart) % 7))
  const next = period === 'month' ? monthStart(today, 1) : addDays(first, 7)
  return { from: startOfDay(first, timezone), to: startOfDay(next, timezone) }
}

/** A creator's goals with their progress; money goals only for callers who may see money. */
export function goalsOf(
  world: World,
  creator: SeedCreator,
  { timezone, weekStart, basis }: { timezone: string; weekStart: number; basis: 'gross' | 'net' },
  seesMoney: boolean,
): v.InferInput<typeof Goal>[] {
  const goals = { ...seedGoals(creator), ...world.state.goals[creator.userId] }
  return DASHBOARD_CARDS.flatMap((metric) => {
    const goal = goals[metric]
    if (!goal || (isMoneyCard(metric) && !seesMoney)) return []
    const { from, to } = runningPeriod(world.now(), goal.period, timezone, weekStart)
    const current = cardFigure(world, creator, metric, basis)(from, Math.min(to, world.now() + 1))
    return [{ metric, ...goal, current, from: iso(from), to: iso(to) }]
  })
}

/** Saves or removes a goal. Throws 422 for an invalid amount. */
export function saveGoal(
  world: World,
  creator: SeedCreator,
  { metric, value, period }: { metric: DashboardCardName; value: number | null; period: GoalPeriod },
): void {
  const limit = isMoneyCard(metric) ? GOAL_LIMITS.money : GOAL_LIMITS.count
  if (value !== null && (!Number.isInteger(value) || value < 1 || value > limit))
    throw invalidField('value', 'goal_unfit')
  world.state.goals[creator.userId] = {
    ...world.state.goals[creator.userId],
    [metric]: value === null ? null : { value, period },
  }
}
