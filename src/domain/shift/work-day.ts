import * as v from 'valibot'

import { flag, validEntriesOf } from '@/lib/lenient-schema'

import { CalendarDay } from '../time/calendar-day'
import { Id } from '../server/id'
import { Instant } from '../time/instant'
import { WorkLogEntry } from './work-log-entry'

/** All in ms. `kept`: planned time that was worked. */
export const WorkFigures = v.object({
  worked: v.number(),
  active: v.number(),
  planned: v.number(),
  kept: v.number(),
})
export interface WorkFigures extends v.InferOutput<typeof WorkFigures> {}

/**
 * A person's planned and worked hours. A day counts what started on it, or before it when cut at the period's
 * start.
 */
export const WorkDay = v.object({
  userId: Id,
  name: v.string(),
  day: CalendarDay,
  logs: validEntriesOf(WorkLogEntry),
  shifts: validEntriesOf(v.object({ startAt: Instant, endAt: Instant })),
  figures: WorkFigures,
  /** Whether the user may change its logs: never their own, never those of a higher rank. */
  canEdit: flag,
})
export interface WorkDay extends v.InferOutput<typeof WorkDay> {}

export const WORK_DAY_SORTS = [
  'person',
  'day',
  'worked',
  'active',
  'planned',
  'adherence',
  'source',
  'flags',
] as const
export const WorkDaySort = v.object({ by: v.picklist(WORK_DAY_SORTS), descending: v.boolean() })
export interface WorkDaySort extends v.InferOutput<typeof WorkDaySort> {}
