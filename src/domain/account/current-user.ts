import * as v from 'valibot'

import { flag, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Currency, DEFAULT_CURRENCY } from '../money/money'
import { resolvePermissions, PartialPermissions } from './permission-defaults'
import { Roles } from './role'

/** The levels of requirements 4. Suspicious shows a bar everywhere; locked redirects to /locked. */
export const SECURITY_STATUSES = ['none', 'suspicious', 'locked'] as const
const SecurityStatus = v.picklist(SECURITY_STATUSES)

const CurrentUserResponse = v.object({
  email: orNull(v.string()),
  legalFullName: orNull(v.string()),
  userId: Id,
  username: v.string(),
  displayName: text,
  verifiedIcon: orNull(v.string()),
  hasProfileImage: flag,
  agencyName: orNull(v.string()),
  agencyId: orNull(Id),
  roles: orElse(Roles, []),
  chatterPermissions: PartialPermissions,
  pages: orElse(validEntriesOf(v.string()), []),
  isRestricted: flag,
  /** Messages show which staff member sent them. */
  displaySentBy: flag,
  /** Our addition: the requirements name the values, not their source. */
  securityStatus: orElse(SecurityStatus, 'none'),
  /** Our addition: shown where it is changed. Empty: the user has none; null: the backend does not say. */
  phoneNumber: orNull(v.string()),
  /** Our addition: the zone in which the agency counts its days (screens S0). */
  agencyTimezone: orNull(v.string()),
  /** Our addition: the agency's currency, for amounts typed before any response names one. */
  agencyCurrency: orElse(Currency, DEFAULT_CURRENCY),
  /** Our addition: the agency's support for its own staff. */
  staffSupport: orNull(v.object({ name: v.string(), phone: orNull(v.string()), link: orNull(v.string()) })),
})

/** The signed-in user (requirements 3). Missing permissions default to those of the role (decisions 29). */
export const CurrentUser = v.pipe(
  CurrentUserResponse,
  v.transform((user) => ({
    ...user,
    chatterPermissions: resolvePermissions(user.chatterPermissions, user.roles),
  })),
)
export interface CurrentUser extends v.InferOutput<typeof CurrentUser> {}
