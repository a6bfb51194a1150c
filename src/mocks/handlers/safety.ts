import type * as calls from '@/api/calls/safety'

import type { Handlers } from '../implement'
import type { World } from '../world'

/** Telling a manager that a chat needs care. */
export const safetyHandlers = (world: World): Handlers<typeof calls> => ({
  escalateCrisis: () => ({ escalationId: world.newId('escalation') }),
})
