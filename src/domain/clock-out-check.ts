import * as v from 'valibot'

import { orElse, readableOf } from '@/lib/tolerant'

import { Id } from './id'

const count = orElse(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0)

/** What the user sees before clocking out, where the agency wants it (screens S20). */
export const ClockOutCheck = v.object({
  /** Whether the agency asks at all. */
  asks: orElse(v.boolean(), false),
  /** Clocked in the log that is open. */
  shiftS: count,
  /** Clocked today, by the zone of the request, this log included. */
  todayS: count,
  /** Fans who wait for an answer, by creator; those without are left out. */
  waiting: orElse(readableOf(v.object({ creatorId: Id, count })), []),
  /** Creators without another chatter on duty. */
  alone: orElse(readableOf(Id), []),
})
export interface ClockOutCheck extends v.InferOutput<typeof ClockOutCheck> {}
