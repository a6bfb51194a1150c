import type * as calls from '@/api/calls/creator/dashboard'
import { isMoneyCard } from '@/domain/figures/dashboard'

import { dashboardOf } from '../../rules/figures/dashboard'
import { saveGoal } from '../../rules/figures/goals'
import type { Handlers } from '../bind-handlers'
import { forbidden } from '../../rules/base/refusal'
import { requireTool } from '../../rules/account/viewer'
import type { World } from '../../state/world'

/** Handlers of a creator's dashboard (screens S17). */
export const dashboardHandlers = (world: World): Handlers<typeof calls> => ({
  getDashboard: ({ body, request }) => {
    const { creator, permissions } = requireTool(world, request, 'dashboard', 'view')
    return dashboardOf(world, creator, body, permissions)
  },
  saveGoal: ({ body, request }) => {
    const { creator, permissions } = requireTool(world, request, 'dashboard', 'edit')
    if (isMoneyCard(body.metric) && !permissions.canSeeSpend) throw forbidden()
    saveGoal(world, creator, body)
    return {}
  },
})
