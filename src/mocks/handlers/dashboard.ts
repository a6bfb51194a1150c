import type * as calls from '@/api/calls/dashboard'
import { isMoneyCard } from '@/domain/dashboard'

import { actingOf } from '../accounts'
import { dashboardOf } from '../figures/dashboard'
import { keepGoal } from '../figures/goals'
import type { Handlers } from '../implement'
import { permissionsFor, requireLevel } from '../permissions'
import { forbidden } from '../refusal'
import type { World } from '../world'

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
    keepGoal(world, creator, body)
    return {}
  },
})
