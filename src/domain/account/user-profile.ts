import * as v from 'valibot'

import { flag, orElse, orNull } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { OptionalInstant } from '../time/instant'

const text = orNull(v.string())

/** The extended profile (requirements 3). */
export const UserProfile = v.object({
  email: text,
  userId: Id,
  username: v.string(),
  displayName: orElse(v.string(), ''),
  legalFullName: text,
  countryCode: text,
  /** A calendar day without a zone: text, not a moment. */
  birthday: text,
  isCreator: flag,
  isKYCVerified: flag,
  phoneNumber: text,
  deactivated: flag,
  online: flag,
  visible: flag,
  numFollowing: orNull(v.number()),
  numPurchases: orNull(v.number()),
  paymentPermission: orNull(v.union([v.string(), v.number(), v.boolean()])),
  verifiedIcon: text,
  advancedVerifiedAt: OptionalInstant,
  hasProfileImage: flag,
  isLive: flag,
  isCreatorAt: OptionalInstant,
})
export interface UserProfile extends v.InferOutput<typeof UserProfile> {}
