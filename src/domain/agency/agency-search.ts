import * as v from 'valibot'

import { flag, orElse, orNull, text } from '@/lib/lenient-schema'

import { CreatorStatus } from './creator-status'
import { EmployeeStatus } from './employee'
import { Id } from '../server/id'
import { Roles } from '../account/role'

/** Result kinds of the agency search (screens S22). */
export const AGENCY_SEARCH_KINDS = ['people', 'creators'] as const
export type AgencySearchKind = (typeof AGENCY_SEARCH_KINDS)[number]

/** A shorter text matches half of the agency. */
export const SEARCH_TEXT_MIN = 2
export const SEARCH_TEXT_MAX = 100
/** Rows per kind: the default and the maximum. */
export const SEARCH_ROWS = 5
export const SEARCH_ROWS_MAX = 20

/** An employee in search results; an invited one may have only an email address. */
export const PersonSearchResult = v.object({
  userId: Id,
  displayName: text,
  username: text,
  email: text,
  roles: Roles,
  status: orElse(EmployeeStatus, 'active'),
})
export interface PersonSearchResult extends v.InferOutput<typeof PersonSearchResult> {}

/** A creator in search results. `name` is the agency's own name for them. */
export const AgencyCreatorSearchResult = v.object({
  creatorId: Id,
  name: orNull(v.string()),
  displayName: text,
  username: text,
  status: orElse(CreatorStatus, 'active'),
  isHidden: flag,
})
export interface AgencyCreatorSearchResult extends v.InferOutput<typeof AgencyCreatorSearchResult> {}
