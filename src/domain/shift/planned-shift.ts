import * as v from 'valibot'

import { flag, orElse, orNull } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { CalendarDay } from '../time/calendar-day'
import { Instant } from '../time/instant'
import { Shift } from './shift'

/**
 * A weekly repetition: on these weekdays (0 is Sunday) until a day, at the same time of day in a zone, so
 * that clock changes do not move it.
 */
export const ShiftRepeat = v.object({
  weekdays: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.minLength(1)),
  until: CalendarDay,
  timezone: v.string(),
})
export interface ShiftRepeat extends v.InferOutput<typeof ShiftRepeat> {}

/** Only managers see drafts, until they are published. */
export const SHIFT_STATES = ['draft', 'published'] as const

/** A planned shift of one person, single or part of a series. */
export const PlannedShift = v.object({
  ...Shift.entries,
  userId: Id,
  state: orElse(v.picklist(SHIFT_STATES), 'published'),
  seriesId: orNull(Id),
  repeat: orNull(ShiftRepeat),
  /** Its person left: a gap until a colleague takes it. */
  isOpen: flag,
})
export interface PlannedShift extends v.InferOutput<typeof PlannedShift> {}

/** The server rejects a longer plan. */
export const SHIFT_PLAN_MAX_DAYS = 120

/** Whether a change applies to one shift of a series or also to those after it. */
export const SHIFT_SCOPES = ['one', 'following'] as const
export const ShiftScope = v.picklist(SHIFT_SCOPES)
export type ShiftScope = (typeof SHIFT_SCOPES)[number]

/** Overlapping published shifts of one person. */
export const ShiftOverlap = v.object({ userId: Id, shiftIds: v.array(Id), from: Instant, to: Instant })
export interface ShiftOverlap extends v.InferOutput<typeof ShiftOverlap> {}

/**
 * Uncovered hours of a creator, with drafts counted as cover; `demand`: highest usual activity, 1 is the
 * busiest hour.
 */
export const ShiftGap = v.object({
  creatorId: Id,
  from: Instant,
  to: Instant,
  demand: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
})
export interface ShiftGap extends v.InferOutput<typeof ShiftGap> {}
