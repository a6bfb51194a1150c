import * as calls from '@/api/calls/creator/dashboard'
import { isMoneyCard } from '@/domain/figures/dashboard'

import { dashboardOf } from '../../rules/figures/dashboard'
import { saveGoal } from '../../rules/figures/goals'
import { serve } from '../bind-handlers'
import { forbidden } from '../../rules/base/refusal'
import { requireTool } from '../../rules/account/viewer'

/** Handlers of a creator's dashboard (screens S17). */
export const dashboard = serve(calls, {
  getDashboard: ({ world, body, request }) => {
    const { creator, permissions } = requireTool(world, request, 'dashboard', 'view')
    return dashboardOf(world, creator, body, permissions)
  },
  saveGoal: ({ world, body, request }) => {
    const { creator, permissions } = requireTool(world, request, 'dashboard', 'edit')
    if (isMoneyCard(body.metric) && !permissions.canSeeSpend) throw forbidden()
    saveGoal(world, creator, body)
    return {}
  },
})
