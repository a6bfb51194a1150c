import * as v from 'valibot'

import { WeekHour } from '@/domain/figures/analytics'
import { CheckedText } from '@/domain/crisis/checked-text'
import { Id } from '@/domain/server/id'
import { Range } from '@/domain/time/range'
import { AudienceOverlap, SCHEDULE_KINDS, ScheduleItem, EDITABLE_KINDS } from '@/domain/schedule/schedule'
import { IgnoredResponse, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S19), with the creator's token. */

const isoTime = v.pipe(v.string(), v.isoTimestamp())

/** In order of time. `overlaps`: sends that reach some of the same fans. */
export const listSchedule = call({
  method: 'POST',
  path: '/api/scheduler/list',
  request: v.object({ from: isoTime, to: isoTime, kinds: v.optional(v.array(v.picklist(SCHEDULE_KINDS))) }),
  response: v.object({ data: validEntriesOf(ScheduleItem), overlaps: validEntriesOf(AudienceOverlap) }),
  onError: 'throw',
  token: 'creator',
})

/** `timezone`: the zone of `at`, for a mass message at each fan's local time. */
export const moveScheduled = call({
  method: 'POST',
  path: '/api/scheduler/move',
  request: v.object({ itemId: Id, at: isoTime, timezone: v.optional(v.string()) }),
  response: ScheduleItem,
  onError: 'throw',
  token: 'creator',
})

/** Cancels an unsent item; dismisses a failed one. */
export const cancelScheduled = call({
  method: 'POST',
  path: '/api/scheduler/cancel',
  request: v.object({ itemId: Id }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

export const duplicateScheduled = call({
  method: 'POST',
  path: '/api/scheduler/duplicate',
  request: v.object({ clientId: v.string(), itemId: Id, at: isoTime, timezone: v.optional(v.string()) }),
  response: ScheduleItem,
  onError: 'throw',
  token: 'creator',
})

/** Publishes a failed item again, now. */
export const retryScheduled = call({
  method: 'POST',
  path: '/api/scheduler/retry',
  request: v.object({ itemId: Id }),
  response: ScheduleItem,
  onError: 'throw',
  token: 'creator',
})

export const createScheduled = call({
  method: 'POST',
  path: '/api/scheduler/create',
  request: v.object({
    clientId: v.string(),
    kind: v.picklist(EDITABLE_KINDS),
    at: isoTime,
    text: CheckedText,
    mediaIds: v.array(Id),
  }),
  response: ScheduleItem,
  onError: 'throw',
  token: 'creator',
})

/** Unpublished posts and stories. */
export const updateScheduled = call({
  method: 'POST',
  path: '/api/scheduler/update',
  request: v.object({ itemId: Id, at: isoTime, text: CheckedText, mediaIds: v.array(Id) }),
  response: ScheduleItem,
  onError: 'throw',
  token: 'creator',
})

/** The figures of the analytics heat map, gross; `revenue` is null where the reader may not see money. */
export const getBestHours = call({
  method: 'POST',
  path: '/api/scheduler/best-hours',
  request: Range,
  response: v.object({ data: validEntriesOf(WeekHour) }),
  onError: 'throw',
  token: 'creator',
})
