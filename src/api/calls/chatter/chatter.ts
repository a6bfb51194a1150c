import * as v from 'valibot'

import { AssignedCreator } from '@/domain/agency/assigned-creator'
import { ClockOutCheck } from '@/domain/shift/clock-out-check'
import { CreatorNotes } from '@/domain/agency/creator-notes'
import { CreatorToken } from '@/domain/agency/creator-token'
import { Digest } from '@/domain/shift/digest'
import { Handover } from '@/domain/shift/handover'
import { Id } from '@/domain/server/id'
import { Instant } from '@/domain/time/instant'
import { Shift } from '@/domain/shift/shift'
import { Unread } from '@/domain/chat/unread'
import { ClockStatus, ClockLogStatus } from '@/domain/shift/work-log'
import { CorrectionState, WorkLogEntry } from '@/domain/shift/work-log-entry'
import { orElse } from '@/lib/lenient-schema'

import { call } from '../../call'

const isoTime = v.pipe(v.string(), v.isoTimestamp())

/**
 * The requirements define no response here, so any is accepted; one with the log saves a request
 * (requirements 7).
 */
const clockResponse = orElse(ClockLogStatus, { chatterWorkLog: null })

/* Chatter calls of requirements 7, in that order. */

export const clockIn = call({
  path: '/api/internal/chatter/clock-in-status/clock-in',
  response: clockResponse,
  onError: 'toast',
})

export const clockOut = call({
  path: '/api/internal/chatter/clock-in-status/clock-out',
  request: v.object({ chatterWorkLogId: Id }),
  response: clockResponse,
  onError: 'toast',
})

export const getClockStatus = call({
  path: '/api/internal/chatter/clock-in-status/get',
  response: ClockStatus,
})

export const listUnread = call({
  path: '/api/internal/chatter/chatter-unread',
  response: v.object({ data: v.array(Unread) }),
})

export const getCreatorIsPg = call({
  path: '/api/internal/chatter/creator-is-pg/get',
  request: v.object({ creatorId: Id }),
  response: CreatorNotes,
  // On failure the flag from the list stays.
  onError: 'ignore',
})

export const getCreatorNotes = call({
  path: '/api/internal/chatter/creator-notes/get',
  request: v.object({ creatorId: Id }),
  response: CreatorNotes,
})

/** The response stays in memory only. */
export const getCreatorToken = call({
  path: '/api/internal/chatter/token',
  request: v.object({ creatorId: Id }),
  response: v.object({ token: CreatorToken }),
})

export const updateCreatorNotes = call({
  path: '/api/internal/chatter/creator-notes/update',
  request: v.object({ notes: v.string(), detailedNotes: v.string(), creatorId: Id }),
})

/* Our additions. */

/** Reports activity. `activeSince`: time of the first input since the last heartbeat. */
export const sendHeartbeat = call({
  path: '/api/internal/chatter/clock-in-status/heartbeat',
  request: v.object({ chatterWorkLogId: Id, activeSince: isoTime }),
  response: v.object({ lastActiveAt: Instant }),
  onError: 'ignore',
})

/** Data to show before clocking out; a failure never blocks the clock-out. */
export const getClockOutCheck = call({
  path: '/api/internal/chatter/clock-in-status/check',
  /** The zone that defines today. */
  request: v.object({ timezone: v.string() }),
  response: ClockOutCheck,
  onError: 'ignore',
})

/** The creators the person may work for, without hidden ones. */
export const listAssignedCreators = call({
  path: '/api/internal/chatter/creators/list',
  response: v.object({ data: v.array(AssignedCreator) }),
})

export const pinCreator = call({
  path: '/api/internal/chatter/creators/pin',
  request: v.object({ creatorId: Id, pinned: v.boolean() }),
  onError: 'toast',
})

export const getDigest = call({
  path: '/api/internal/chatter/digest/get',
  request: v.object({ creatorId: Id, since: isoTime }),
  response: Digest,
})

export const getHandover = call({
  path: '/api/internal/chatter/handover/get',
  request: v.object({ creatorId: Id }),
  response: Handover,
})

/** `readAt`: when the overwritten version was saved; 409 if a colleague wrote since. */
export const saveHandover = call({
  path: '/api/internal/chatter/handover/save',
  request: v.object({ creatorId: Id, text: v.string(), readAt: v.nullable(isoTime) }),
  response: Handover,
})

/** The person's own shifts that touch the period. */
export const listShifts = call({
  path: '/api/internal/chatter/shifts/list',
  request: v.object({ from: isoTime, to: isoTime }),
  response: v.object({ data: v.array(Shift) }),
})

/** The person's own logs that touch the period, newest first. */
export const listWorkLogs = call({
  path: '/api/internal/chatter/work-logs/list',
  request: v.object({ from: isoTime, to: isoTime }),
  response: v.object({ data: v.array(WorkLogEntry) }),
})

/**
 * Proposes corrected times of a log; a manager decides. `seen`: the log's times as the user saw them; 409 if they have
 * changed since.
 */
export const correctWorkLog = call({
  path: '/api/internal/chatter/work-logs/correct',
  request: v.object({
    chatterWorkLogId: Id,
    clockInAt: isoTime,
    clockOutAt: isoTime,
    reason: v.string(),
    seen: v.optional(v.object({ clockInAt: isoTime, clockOutAt: v.nullable(isoTime) })),
  }),
  response: v.object({ correctionId: Id, state: CorrectionState }),
})
