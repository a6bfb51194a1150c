import * as v from 'valibot'

import { orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { OptionalInstant } from '../time/instant'

/** Why an account can be locked and what its owner can do, as i18n keys. */
export const LOCK_REASONS = ['suspicious_sign_in', 'too_many_tries', 'by_agency', 'other'] as const
export const LOCK_STEPS = ['reset_password', 'check_email', 'ask_manager', 'contact_support'] as const

export const LockedStatus = v.object({
  reason: orElse(v.picklist(LOCK_REASONS), 'other'),
  /** Null until it is unlocked by hand. */
  lockedUntil: OptionalInstant,
  steps: orElse(validEntriesOf(v.picklist(LOCK_STEPS)), []),
  /** When and from which country the suspicious event happened. */
  noticedAt: OptionalInstant,
  country: orNull(v.string()),
})
export interface LockedStatus extends v.InferOutput<typeof LockedStatus> {}
