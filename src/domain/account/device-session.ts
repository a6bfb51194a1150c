import * as v from 'valibot'

import { orElse, orNull } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { OptionalInstant } from '../time/instant'

/** A device where the account is signed in. */
export const DeviceSession = v.object({
  sessionId: Id,
  device: orElse(v.string(), ''),
  country: orNull(v.string()),
  lastActiveAt: OptionalInstant,
  /** The current device. */
  current: orElse(v.boolean(), false),
})
export interface DeviceSession extends v.InferOutput<typeof DeviceSession> {}
