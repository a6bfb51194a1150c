import type * as calls from '@/api/calls/agency/agency'

import { callerOf } from '../../rules/account/accounts'
import type { Handlers } from '../bind-handlers'
import { overviewOf } from '../../wire/performance/overview-response'
import { floorOf } from '../../wire/people/floor-view'
import { searchAgency } from '../../rules/people/agency-search'
import type { World } from '../../state/world'

/** Handlers of the directors' overview, the managers' floor and the search (screens S2, S5, S22). */
export const agencyHandlers = (world: World): Handlers<typeof calls> => ({
  getOverview: ({ body }) => overviewOf(world, body),
  getFloor: ({ body }) => floorOf(world, body.groupId),
  searchAgency: ({ body, request }) => searchAgency(world, callerOf(world, request), body),
})
