import * as v from 'valibot'

import { flag, orNull, text } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { OptionalInstant } from '../time/instant'

/** A device where the account is signed in. */
export const DeviceSession = v.object({
  sessionId: Id,
  device: text,
  country: orNull(v.string()),
  lastActiveAt: OptionalInstant,
  /** The current device. */
  current: flag,
})
export interface DeviceSession extends v.InferOutput<typeof DeviceSession> {}
