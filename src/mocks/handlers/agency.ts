import type * as calls from '@/api/calls/agency'

import type { Handlers } from '../implement'
import { overviewOf } from '../overview-answer'
import { floorOf } from '../people/floor-view'
import type { World } from '../world'

/** What a director sees of the money, and what managers see of the floor (screens S2, S5). */
export const agencyHandlers = (world: World): Handlers<typeof calls> => ({
  getOverview: ({ body }) => overviewOf(world, body),
  getFloor: ({ body }) => floorOf(world, body.groupId),
})
