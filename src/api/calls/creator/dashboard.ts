import * as v from 'valibot'

import { Dashboard, DashboardCardName, DashboardRequest, GoalPeriod } from '@/domain/figures/dashboard'
import { IgnoredResponse } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S17), with the creator's token. */

export const getDashboard = call({
  method: 'POST',
  path: '/api/dashboard/get',
  request: DashboardRequest,
  response: Dashboard,
  onError: 'throw',
  token: 'creator',
})

/** Sets the goal of a card, or removes it with a null `value`; cents for amounts. */
export const saveGoal = call({
  method: 'POST',
  path: '/api/dashboard/goal/save',
  request: v.object({
    metric: DashboardCardName,
    period: GoalPeriod,
    value: v.nullable(v.number()),
  }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})
