import * as calls from '@/api/calls/agency/agency-util'

import { callerOf } from '../../rules/account/accounts'
import { serve } from '../bind-handlers'
import { listCreators } from '../../wire/people/creator-list'

/** Roles and the agency's creators (requirements 7, screens S4). */
export const agencyUtil = serve(calls, {
  getRoles: ({ world, request }) => ({
    roles: [...callerOf(world, request).roles] as never[], // the panel may set unknown roles, as a server might
  }),
  searchAgencyCreators: ({ world, body, request }) => listCreators(world, callerOf(world, request), body),
})
