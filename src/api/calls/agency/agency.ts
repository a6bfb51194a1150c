import * as v from 'valibot'

import {
  AGENCY_SEARCH_KINDS,
  AgencyCreatorSearchResult,
  PersonSearchResult,
} from '@/domain/agency/agency-search'
import { Floor } from '@/domain/agency/floor'
import { Id } from '@/domain/server/id'
import { Overview, OverviewRequest } from '@/domain/figures/overview'
import { orElse, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions: the requirements describe the screens, not the calls. */

/** `basis` is the money that totals, series by type and changes count. */
export const getOverview = call({
  path: '/api/agency/overview/get',
  request: OverviewRequest,
  response: Overview,
})

/** The next 24 hours, and every creator right now. */
export const getFloor = call({
  path: '/api/agency/floor/get',
  request: v.object({ groupId: v.optional(Id) }),
  response: Floor,
})

/**
 * Searches the agency by name, accent-insensitive, best match first. A kind the user may not see stays empty.
 * `limit`: rows per kind. 422 for a text longer than `SEARCH_TEXT_MAX`.
 */
export const searchAgency = call({
  path: '/api/agency/search',
  request: v.object({
    text: v.pipe(v.string(), v.trim(), v.minLength(1)),
    kinds: v.pipe(v.array(v.picklist(AGENCY_SEARCH_KINDS)), v.minLength(1)),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  response: v.object({
    people: orElse(validEntriesOf(PersonSearchResult), []),
    creators: orElse(validEntriesOf(AgencyCreatorSearchResult), []),
  }),
})
