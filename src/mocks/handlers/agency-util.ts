import type * as calls from '@/api/calls/agency-util'

import { callerOf } from '../accounts'
import type { Handlers } from '../implement'
import { listCreators } from '../people/creator-list'
import type { World } from '../world'

/** Roles and the agency's creators (requirements 7, screens S4). */
export const agencyUtilHandlers = (world: World): Handlers<typeof calls> => ({
  getRoles: ({ request }) => ({
    roles: [...callerOf(world, request).roles] as never[], // the panel may set unknown roles, as a server might
  }),
  searchAgencyCreators: ({ body, request }) => listCreators(world, callerOf(world, request), body),
})
