import * as v from 'valibot'

import { orElse, orNull } from '@/lib/tolerant'

import { Id } from './id'
import { Instant } from './instant'
import { Shift } from './shift'

/**
 * How a shift comes again: on these days of the week (0 is Sunday) until a day, at the same time of day in a zone, so that a
 * change of clocks does not move it.
 */
export const ShiftRepeat = v.object({
  weekdays: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.minLength(1)),
  until: v.pipe(v.string(), v.isoDate()),
  timezone: v.string(),
})
export interface ShiftRepeat extends v.InferOutput<typeof ShiftRepeat> {}

/** Drafts are seen by managers only, until they are published. */
export const SHIFT_STATES = ['draft', 'published'] as const

/** A shift as it is planned: of one person, alone or one of a series. */
export const PlannedShift = v.object({
  ...Shift.entries,
  userId: Id,
  state: orElse(v.picklist(SHIFT_STATES), 'published'),
  seriesId: orNull(Id),
  repeat: orNull(ShiftRepeat),
  /** Its person has left: a gap until somebody else takes it. */
  isOpen: orElse(v.boolean(), false),
})
export interface PlannedShift extends v.InferOutput<typeof PlannedShift> {}

/** A plan of a longer stretch the server doesn't answer. */
export const LONGEST_PLAN_DAYS = 120

/** Whether a change touches one shift of a series or also all after it. */
export const SHIFT_SCOPES = ['one', 'following'] as const
export const ShiftScope = v.picklist(SHIFT_SCOPES)
export type ShiftScope = (typeof SHIFT_SCOPES)[number]

/** Published shifts of one person that overlap. */
export const ShiftClash = v.object({ userId: Id, shiftIds: v.array(Id), from: Instant, to: Instant })
export interface ShiftClash extends v.InferOutput<typeof ShiftClash> {}

/** Hours of a creator without anybody, drafts counted as kept; `demand`: how busy they usually are at most, 1 the busiest hour. */
export const ShiftGap = v.object({
  creatorId: Id,
  from: Instant,
  to: Instant,
  demand: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
})
export interface ShiftGap extends v.InferOutput<typeof ShiftGap> {}
