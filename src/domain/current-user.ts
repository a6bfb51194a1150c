import * as v from 'valibot'

import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { Id } from './id'
import { ChatterPermissions } from './permission'
import { Roles } from './role'
import { SecurityStatus } from './security-status'

const NO_PERMISSIONS = /* @__PURE__ */ v.parse(ChatterPermissions, {})

/** The person at the console (spec 3). */
export const CurrentUser = v.object({
  email: orNull(v.string()),
  legalFullName: orNull(v.string()),
  userId: Id,
  username: v.string(),
  displayName: orElse(v.string(), ''),
  verifiedIcon: orNull(v.string()),
  hasProfileImage: orElse(v.boolean(), false),
  agencyName: orNull(v.string()),
  agencyId: orNull(Id),
  roles: orElse(Roles, []),
  chatterPermissions: orElse(ChatterPermissions, NO_PERMISSIONS),
  pages: orElse(readableOf(v.string()), []),
  isRestricted: orElse(v.boolean(), false),
  /** Messages show which member of staff sent them. */
  displaySentBy: orElse(v.boolean(), false),
  /** Ours: the spec names the values, not where they come from. */
  securityStatus: orElse(SecurityStatus, 'none'),
  /** Ours: the zone the agency counts its days in (screens S0). */
  agencyTimezone: orNull(v.string()),
  /** Ours: the support for staff that the agency names (crisis help, point 10). */
  staffSupport: orNull(v.object({ name: v.string(), phone: orNull(v.string()), link: orNull(v.string()) })),
})
export interface CurrentUser extends v.InferOutput<typeof CurrentUser> {}
