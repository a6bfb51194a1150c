import * as v from 'valibot'

import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { Id } from './id'
import { Currency, DEFAULT_CURRENCY } from './money'
import { permissionsFrom, SaidPermissions } from './permission-defaults'
import { Roles } from './role'
import { SecurityStatus } from './security-status'

const Answer = v.object({
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
  chatterPermissions: SaidPermissions,
  pages: orElse(readableOf(v.string()), []),
  isRestricted: orElse(v.boolean(), false),
  /** Messages show which member of staff sent them. */
  displaySentBy: orElse(v.boolean(), false),
  /** Ours: the spec names the values, not where they come from. */
  securityStatus: orElse(SecurityStatus, 'none'),
  /** Ours: the zone the agency counts its days in (screens S0). */
  agencyTimezone: orNull(v.string()),
  /** Ours: the currency of the agency's money, for amounts that are typed before any answer names one. */
  agencyCurrency: orElse(Currency, DEFAULT_CURRENCY),
  /** Ours: the support for staff that the agency names (crisis help, point 10). */
  staffSupport: orNull(v.object({ name: v.string(), phone: orNull(v.string()), link: orNull(v.string()) })),
})

/** The person at the console (spec 3). Permissions left out are those of the role (decision 29). */
export const CurrentUser = v.pipe(
  Answer,
  v.transform((user) => ({
    ...user,
    chatterPermissions: permissionsFrom(user.chatterPermissions, user.roles),
  })),
)
export interface CurrentUser extends v.InferOutput<typeof CurrentUser> {}
