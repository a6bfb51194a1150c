import * as calls from '@/api/calls/creator/dashboard'
import { isMoneyCard } from '@/domain/figures/dashboard'

import { dashboardOf } from '../../rules/figures/dashboard'
import { saveGoal } from '../../rules/figures/goals'
import { serveTool } from '../bind-handlers'
import { forbidden } from '../../rules/base/refusal'

/** Handlers of a creator's dashboard (screens S17). */
export const dashboard = serveTool(calls, 'dashboard', {
  getDashboard: ({ world, body, viewer: { creator, permissions } }) => {
    return dashboardOf(world, creator, body, permissions)
  },
  saveGoal: ({ world, body, viewer: { creator, permissions } }) => {
    if (isMoneyCard(body.metric) && !permissions.canSeeSpend) throw forbidden()
    saveGoal(world, creator, body)
  },
})
