import * as v from 'valibot'

import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { WorkLog } from './work-log'

/** Who closed or changed a log: the person, the server for want of activity, or a manager. */
export const WORK_LOG_SOURCES = ['person', 'auto', 'manager'] as const
/** What is odd about a log. */
export const WORK_LOG_FLAGS = ['over_12_h', 'idle', 'correction_pending', 'corrected'] as const

/** A work log in a list: with how it came about. */
export const WorkLogEntry = v.object({
  ...WorkLog.entries,
  /** Seconds of the log within 5 minutes of a recorded action. */
  activeSeconds: orNull(v.number()),
  source: orElse(v.picklist(WORK_LOG_SOURCES), 'person'),
  flags: orElse(readableOf(v.picklist(WORK_LOG_FLAGS)), []),
  /** Why somebody else ended it; null where nobody did, or it has been changed since. */
  closeReason: orNull(v.string()),
  /** Why its times were last changed; null where they never were. */
  changeReason: orNull(v.string()),
})
export interface WorkLogEntry extends v.InferOutput<typeof WorkLogEntry> {}

/** Where a proposed correction stands. */
export const CORRECTION_STATES = ['pending', 'approved', 'rejected'] as const
export const CorrectionState = v.picklist(CORRECTION_STATES)
export type CorrectionState = (typeof CORRECTION_STATES)[number]
