import * as v from 'valibot'

import { orElse, orNull } from '@/lib/tolerant'

import { Id } from './id'
import { OptionalInstant } from './instant'

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
