import * as v from 'valibot'

import { orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { WorkLog } from './work-log'

/** Who closed or changed a log: the person, the server after inactivity, or a manager. */
export const WORK_LOG_SOURCES = ['person', 'auto', 'manager'] as const
/** Irregularities of a log. */
export const WORK_LOG_FLAGS = ['over_12_h', 'idle', 'correction_pending', 'corrected'] as const

/** A work log in a list, with its origin. */
export const WorkLogEntry = v.object({
  ...WorkLog.entries,
  /** Seconds within 5 minutes of a recorded action. */
  activeSeconds: orNull(v.number()),
  source: orElse(v.picklist(WORK_LOG_SOURCES), 'person'),
  flags: orElse(validEntriesOf(v.picklist(WORK_LOG_FLAGS)), []),
  /** Why another person or the server ended it; null if neither did, or if it changed since. */
  closeReason: orNull(v.string()),
  /** Why a manager added it or last changed its times; null if neither. */
  changeReason: orNull(v.string()),
})
export interface WorkLogEntry extends v.InferOutput<typeof WorkLogEntry> {}

/** State of a proposed correction. */
export const CORRECTION_STATES = ['pending', 'approved', 'rejected'] as const
export const CorrectionState = v.picklist(CORRECTION_STATES)
export type CorrectionState = (typeof CORRECTION_STATES)[number]
