import { MINUTE_MS } from '@/lib/duration'

import { addDays, type Day, dayOf } from '../time/day'
import { parseWallTime, formatTimeOfDay } from '../time/zoned-time'

/** A half-open span between two moments. */
export interface Span {
  startAt: number
  endAt: number
}

/** Shifts start and end on the quarter of an hour. */
export const SHIFT_STEP_MS = 15 * MINUTE_MS
/** The longest that a drag makes. */
export const SHIFT_DRAG_MAX_MS = 24 * 60 * MINUTE_MS
/** The longest that is accepted: a whole day on which clocks go back. */
export const SHIFT_MAX_MS = 25 * 60 * MINUTE_MS

/** The moment on a day with the same wall-clock time as another moment. */
export function sameTimeOn(day: Day, at: number, timezone: string): number {
  const shown = parseWallTime(`${day}T${formatTimeOfDay(at, timezone)}`, timezone)
  // An unknown zone has no known days.
  return shown === undefined ? at : shown + (at % MINUTE_MS)
}

/** Moves a span by whole days of a zone: both ends keep their time of day across clock changes. */
export function moveByDays({ startAt, endAt }: Span, days: number, timezone: string): Span {
  const first = addDays(dayOf(startAt, timezone), days)
  const last = addDays(dayOf(endAt, timezone), days)
  const moved = { startAt: sameTimeOn(first, startAt, timezone), endAt: sameTimeOn(last, endAt, timezone) }
  // A short span inside an hour that the new day skips would have no length.
  return moved.endAt > moved.startAt ? moved : { ...moved, endAt: moved.startAt + (endAt - startAt) }
}

export const snapToStep = (at: number): number => Math.round(at / SHIFT_STEP_MS) * SHIFT_STEP_MS

/** Moves a span to a new start, with the same length. */
export const moveTo = ({ startAt, endAt }: Span, at: number): Span => ({
  startAt: at,
  endAt: at + (endAt - startAt),
})

/** Moves one end of a span: at least a step and at most a day long. */
export function resizeSpan(span: Span, edge: 'start' | 'end', at: number): Span {
  const { startAt, endAt } = span
  if (edge === 'start')
    return { startAt: Math.max(endAt - SHIFT_DRAG_MAX_MS, Math.min(at, endAt - SHIFT_STEP_MS)), endAt }
  return { startAt, endAt: Math.min(startAt + SHIFT_DRAG_MAX_MS, Math.max(at, startAt + SHIFT_STEP_MS)) }
}

export const isSameSpan = (a: Span, b: Span): boolean => a.startAt === b.startAt && a.endAt === b.endAt
