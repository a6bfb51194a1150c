import * as v from 'valibot'

import { flag, orElse, orNull } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { CalendarDay } from '../time/calendar-day'
import { OptionalInstant } from '../time/instant'

const textOrNull = orNull(v.string())

/** The extended profile (requirements 3). */
export const UserProfile = v.object({
  email: textOrNull,
  userId: Id,
  username: v.string(),
  displayName: orElse(v.string(), ''),
  legalFullName: textOrNull,
  countryCode: textOrNull,
  birthday: orNull(CalendarDay),
  isCreator: flag,
  isKYCVerified: flag,
  phoneNumber: textOrNull,
  deactivated: flag,
  online: flag,
  visible: flag,
  numFollowing: orNull(v.number()),
  numPurchases: orNull(v.number()),
  paymentPermission: orNull(v.union([v.string(), v.number(), v.boolean()])),
  verifiedIcon: textOrNull,
  advancedVerifiedAt: OptionalInstant,
  hasProfileImage: flag,
  isLive: flag,
  isCreatorAt: OptionalInstant,
})
export interface UserProfile extends v.InferOutput<typeof UserProfile> {}
