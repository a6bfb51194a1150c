import * as calls from '@/api/calls/agency/agency'

import { callerOf } from '../../rules/account/accounts'
import { serve } from '../bind-handlers'
import { overviewOf } from '../../wire/performance/overview-response'
import { floorOf } from '../../wire/people/floor-view'
import { searchAgency } from '../../rules/people/agency-search'

/** Handlers of the directors' overview, the managers' floor and the search (screens S2, S5, S22). */
export const agency = serve(calls, {
  getOverview: ({ world, body }) => overviewOf(world, body),
  getFloor: ({ world, body }) => floorOf(world, body.groupId),
  searchAgency: ({ world, body, request }) => searchAgency(world, callerOf(world, request), body),
})
