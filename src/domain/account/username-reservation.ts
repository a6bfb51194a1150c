import * as v from 'valibot'

import { orElse, orNull } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { OptionalInstant } from '../time/instant'

/** A reserved name for a future user (requirements 3). */
export const UsernameReservation = v.object({
  email: orNull(v.string()),
  usernameReservationId: Id,
  username: v.string(),
  claimed: orElse(v.boolean(), false),
  externalId: orNull(v.string()),
  reminderAt: OptionalInstant,
  provider: orNull(v.string()),
})
export interface UsernameReservation extends v.InferOutput<typeof UsernameReservation> {}
