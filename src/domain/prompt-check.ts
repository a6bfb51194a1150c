import * as v from 'valibot'

import { orNull } from '@/lib/tolerant'

import { OptionalInstant } from './instant'
import { UsernameReservation } from './username'

/** What the person is still to be asked (spec 3). */
export const PromptCheck = v.object({
  usernameReservation: orNull(UsernameReservation),
  tosAcceptedAt: OptionalInstant,
})
export interface PromptCheck extends v.InferOutput<typeof PromptCheck> {}
