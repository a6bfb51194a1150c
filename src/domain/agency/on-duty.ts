import * as v from 'valibot'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'

/** A staff member who is clocked in now. */
export const OnDuty = v.object({ userId: Id, clockInAt: Instant, lastActiveAt: OptionalInstant })
export interface OnDuty extends v.InferOutput<typeof OnDuty> {}
