import * as v from 'valibot'

import { flag, orNull, text } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { CorrectionState } from './work-log-entry'

/** Start and end of a work log; no end while it runs. */
export const LogTimes = v.object({ clockInAt: Instant, clockOutAt: OptionalInstant })
export interface LogTimes extends v.InferOutput<typeof LogTimes> {}

/** Corrected times of a work log, proposed by its person and decided by a manager. */
export const Correction = v.object({
  correctionId: Id,
  chatterWorkLogId: Id,
  userId: Id,
  before: LogTimes,
  after: LogTimes,
  reason: text,
  askedAt: Instant,
  state: CorrectionState,
  decidedBy: orNull(Id),
  decidedAt: OptionalInstant,
  note: text,
  /** Whether the reader may decide it: never for a superior, nor their own while another person can. */
  canDecide: flag,
  /** A pending one whose log has other times by now: it can only be rejected. */
  isOutdated: flag,
})
export interface Correction extends v.InferOutput<typeof Correction> {}

/** One change of a work log: by whom and why. `before` is null where a manager added the log. */
export const LogChange = v.object({
  at: Instant,
  userId: Id,
  before: orNull(LogTimes),
  after: LogTimes,
  reason: text,
})
export interface LogChange extends v.InferOutput<typeof LogChange> {}
