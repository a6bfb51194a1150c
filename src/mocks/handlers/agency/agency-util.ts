import type * as calls from '@/api/calls/agency/agency-util'

import { callerOf } from '../../rules/account/accounts'
import type { Handlers } from '../bind-handlers'
import { listCreators } from '../../wire/people/creator-list'
import type { World } from '../../state/world'

/** Roles and the agency's creators (requirements 7, screens S4). */
export const agencyUtilHandlers = (world: World): Handlers<typeof calls> => ({
  getRoles: ({ request }) => ({
    roles: [...callerOf(world, request).roles] as never[], // the panel may set unknown roles, as a server might
  }),
  searchAgencyCreators: ({ body, request }) => listCreators(world, callerOf(world, request), body),
})
