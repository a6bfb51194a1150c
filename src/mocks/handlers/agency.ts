import type * as calls from '@/api/calls/agency'

import { callerOf } from '../accounts'
import type { Handlers } from '../implement'
import { overviewOf } from '../overview-answer'
import { floorOf } from '../people/floor-view'
import { searchAgency } from '../people/search'
import type { World } from '../world'

/** Handlers of the directors' overview, the managers' floor and the search (screens S2, S5, S22). */
export const agencyHandlers = (world: World): Handlers<typeof calls> => ({
  getOverview: ({ body }) => overviewOf(world, body),
  getFloor: ({ body }) => floorOf(world, body.groupId),
  searchAgency: ({ body, request }) => searchAgency(world, callerOf(world, request), body),
})
