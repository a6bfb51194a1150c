import * as v from 'valibot'

import { AgencyCreator, AgencyCreatorSort, CreatorTotals } from '@/domain/agency/agency-creator'
import { CreatorStatus } from '@/domain/agency/creator-status'
import { Id } from '@/domain/server/id'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { RolesResponse } from '@/domain/account/role'
import { orNull } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Agency utility calls of requirements 7, in that order. */

export const getRoles = call({
  method: 'GET',
  path: '/api/agency-util/roles',
  response: RolesResponse,
})

/** Absent fields do not filter; `assignedTo` is a user id. */
export const searchAgencyCreators = call({
  path: '/api/agency-util/search/agency',
  request: v.object({
    query: v.string(),
    status: v.optional(CreatorStatus),
    isHidden: v.optional(v.boolean()),
    groupId: v.optional(Id),
    assignedTo: v.optional(Id),
    noCover: v.optional(v.boolean()),
    pg: v.optional(v.boolean()),
    sort: AgencyCreatorSort,
    ...pageRequest,
  }),
  response: v.object({ ...listPageOf(AgencyCreator).entries, totals: orNull(CreatorTotals) }),
})
