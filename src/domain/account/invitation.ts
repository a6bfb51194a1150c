import * as v from 'valibot'

import { orElse, orNull } from '@/lib/lenient-schema'

import { OptionalInstant } from '../time/instant'
import { Role } from './role'

/** An agency's invitation to a person. */
export const Invitation = v.object({
  agencyName: v.string(),
  role: orElse(Role, 'none'),
  invitedBy: orNull(v.string()),
  expiresAt: OptionalInstant,
})
export interface Invitation extends v.InferOutput<typeof Invitation> {}
