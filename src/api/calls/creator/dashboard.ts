import * as v from 'valibot'

import { Dashboard, DashboardCardName, DashboardRequest, GoalPeriod } from '@/domain/figures/dashboard'

import { creatorCall } from '../../call'

/* Our additions (screens S17), with the creator's token. */

export const getDashboard = creatorCall({
  path: '/api/dashboard/get',
  request: DashboardRequest,
  response: Dashboard,
})

/** Sets the goal of a card, or removes it with a null `value`; cents for amounts. */
export const saveGoal = creatorCall({
  path: '/api/dashboard/goal/save',
  request: v.object({
    metric: DashboardCardName,
    period: GoalPeriod,
    value: v.nullable(v.number()),
  }),
})
