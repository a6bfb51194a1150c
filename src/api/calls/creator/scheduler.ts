import * as v from 'valibot'

import { WeekHour } from '@/domain/figures/analytics'
import { CheckedText } from '@/domain/crisis/checked-text'
import { Id } from '@/domain/server/id'
import { Range } from '@/domain/time/range'
import { AudienceOverlap, SCHEDULE_KINDS, ScheduleItem, EDITABLE_KINDS } from '@/domain/schedule/schedule'
import { validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S19), with the creator's token. */

const isoTime = v.pipe(v.string(), v.isoTimestamp())

/** In order of time. `overlaps`: sends that reach some of the same fans. */
export const listSchedule = creatorCall({
  path: '/api/scheduler/list',
  request: v.object({ from: isoTime, to: isoTime, kinds: v.optional(v.array(v.picklist(SCHEDULE_KINDS))) }),
  response: v.object({ data: validEntriesOf(ScheduleItem), overlaps: validEntriesOf(AudienceOverlap) }),
})

/** `timezone`: the zone of `at`, for a mass message at each fan's local time. */
export const moveScheduled = creatorCall({
  path: '/api/scheduler/move',
  request: v.object({ itemId: Id, at: isoTime, timezone: v.optional(v.string()) }),
  response: ScheduleItem,
})

/** Cancels an unsent item; dismisses a failed one. */
export const cancelScheduled = creatorCall({
  path: '/api/scheduler/cancel',
  request: v.object({ itemId: Id }),
})

export const duplicateScheduled = creatorCall({
  path: '/api/scheduler/duplicate',
  request: v.object({ clientId: v.string(), itemId: Id, at: isoTime, timezone: v.optional(v.string()) }),
  response: ScheduleItem,
})

/** Publishes a failed item again, now. */
export const retryScheduled = creatorCall({
  path: '/api/scheduler/retry',
  request: v.object({ itemId: Id }),
  response: ScheduleItem,
})

export const createScheduled = creatorCall({
  path: '/api/scheduler/create',
  request: v.object({
    clientId: v.string(),
    kind: v.picklist(EDITABLE_KINDS),
    at: isoTime,
    text: CheckedText,
    mediaIds: v.array(Id),
    /** Of a post, whose members alone see it; null for all. */
    categoryId: v.optional(v.nullable(Id)),
  }),
  response: ScheduleItem,
})

/** Unpublished posts and stories; what is absent stays. */
export const updateScheduled = creatorCall({
  path: '/api/scheduler/update',
  request: v.object({
    itemId: Id,
    at: v.optional(isoTime),
    text: v.optional(CheckedText),
    mediaIds: v.optional(v.array(Id)),
    categoryId: v.optional(v.nullable(Id)),
  }),
  response: ScheduleItem,
})

/** The figures of the analytics heat map, gross; `revenue` is null where the reader may not see money. */
export const getBestHours = creatorCall({
  path: '/api/scheduler/best-hours',
  request: Range,
  response: v.object({ data: validEntriesOf(WeekHour) }),
})
