import * as v from 'valibot'

import { orNull } from '@/lib/tolerant'

import { Id } from './id'
import { Instant, OptionalInstant } from './instant'

/** Spec 3. An unreadable clockOutAt fails the log: taken for null it would put somebody on duty. */
export const WorkLog = v.object({
  chatterWorkLogId: Id,
  chatterId: orNull(Id),
  agencyId: orNull(Id),
  clockInAt: Instant,
  clockOutAt: v.nullish(Instant, null),
  lastActiveAt: OptionalInstant,
  /** Seconds, as the server counted them. */
  durationWorked: orNull(v.number()),
})
export interface WorkLog extends v.InferOutput<typeof WorkLog> {}

/** Who is off duty has no log, or one that is closed (spec 4). */
export const LockInStatus = v.object({ chatterWorkLog: v.nullish(WorkLog, null) })
export interface LockInStatus extends v.InferOutput<typeof LockInStatus> {}
