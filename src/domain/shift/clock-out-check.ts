import * as v from 'valibot'

import { flag, orElse, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { wholeCount } from '../server/whole-count'

/** Shown before clocking out, where the agency wants it (screens S20). */
export const ClockOutCheck = v.object({
  /** Whether the agency wants the check. */
  asks: flag,
  /** Seconds clocked in the open log. */
  shiftS: wholeCount,
  /** Seconds clocked today in the request's zone, this log included. */
  todayS: wholeCount,
  /** Fans waiting for an answer, by creator; creators without any are omitted. */
  waiting: orElse(validEntriesOf(v.object({ creatorId: Id, count: wholeCount })), []),
  /** Creators with no other chatter on duty. */
  alone: orElse(validEntriesOf(Id), []),
})
export interface ClockOutCheck extends v.InferOutput<typeof ClockOutCheck> {}
