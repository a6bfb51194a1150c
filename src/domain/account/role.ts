import * as v from 'valibot'

import { validEntriesOf } from '@/lib/lenient-schema'

/** All roles (requirements 3). Membership is exact: no role inherits another (decisions 13). */
export const ROLES = [
  'super_admin',
  'agency_admin',
  'admin',
  'agency_director',
  'agency_manager',
  'account_manager',
  'chatter',
  'none',
] as const

export const Role = v.picklist(ROLES)
export type Role = (typeof ROLES)[number]

/** Managers and those above work for the whole agency: the server ranks by the highest role, while routes are exact. */
export const managesAgency = (roles: readonly string[]): boolean =>
  roles.includes('agency_manager') || roles.includes('agency_director')

/** A list of roles; unknown names are dropped (decisions 13). */
export const Roles = validEntriesOf(Role)

/** The response of the roles call as a list: the list itself, or an object that holds it (decisions 13). */
export const RolesResponse = v.pipe(
  v.union([Roles, v.object({ roles: Roles })]),
  v.transform((answer) => ('roles' in answer ? answer.roles : answer)),
)
