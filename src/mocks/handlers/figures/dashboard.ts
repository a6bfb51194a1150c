import type * as calls from '@/api/calls/creator/dashboard'
import { isMoneyCard } from '@/domain/figures/dashboard'

import { actingOf } from '../../rules/account/accounts'
import { dashboardOf } from '../../rules/figures/dashboard'
import { saveGoal } from '../../rules/figures/goals'
import type { Handlers } from '../bind-handlers'
import { permissionsFor, requireLevel } from '../../rules/account/permissions'
import { forbidden } from '../../rules/base/refusal'
import type { World } from '../../state/world'

/** Handlers of a creator's dashboard (screens S17). */
export const dashboardHandlers = (world: World): Handlers<typeof calls> => ({
  getDashboard: ({ body, request }) => {
    const { account, creator } = actingOf(world, request)
    requireLevel(world, account, 'dashboard', 'view')
    return dashboardOf(world, creator, body, permissionsFor(world, account))
  },
  saveGoal: ({ body, request }) => {
    const { account, creator } = actingOf(world, request)
    requireLevel(world, account, 'dashboard', 'edit')
    if (isMoneyCard(body.metric) && !permissionsFor(world, account).canSeeSpend) throw forbidden()
    saveGoal(world, creator, body)
    return {}
  },
})
