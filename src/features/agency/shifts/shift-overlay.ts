import type { PlannedShift, ShiftGap } from '@/domain/shift/planned-shift'
import { dayAt, type GridDay, type GridWeek, hourMoments } from '@/domain/shift/shift-grid'
import { isSameSpan, type Span } from '@/domain/shift/shift-move'
import { HOUR_MS } from '@/lib/duration'

import type { Ghost } from './plan/plan-drag'
import type { PlanRow } from './plan/plan-row'
import type { ShiftMove } from './shift-changes'
import type { RowKind } from './shift-view'
import type { ShiftSubject } from './form/shift-fields'

/** The overlay open over the plan, with its subject. */
export type ShiftOverlay =
  | { kind: 'form'; subject: ShiftSubject }
  | { kind: 'facts' | 'delete'; shift: PlannedShift }
  | { kind: 'scope'; shift: PlannedShift; to: ShiftMove }
  | { kind: 'copy' | 'publish' | 'check' }

const DEFAULT_LENGTH_MS = 8 * HOUR_MS
const DEFAULT_START_HOUR = 9

/** The move after a drop: other times, another person, or another creator; undefined if nothing changed. */
export function moveAfterDrop(
  shift: PlannedShift,
  { rowId, fromRowId, span }: Ghost,
  by: RowKind,
): ShiftMove | undefined {
  const isOtherRow = rowId !== fromRowId
  if (!isOtherRow && isSameSpan(shift, span)) return undefined
  const others = shift.creatorIds.filter((id) => id !== fromRowId && id !== rowId)
  return {
    startAt: span.startAt,
    endAt: span.endAt,
    userId: by === 'person' && isOtherRow ? rowId : shift.userId,
    creatorIds: by === 'creator' && isOtherRow ? [...others, rowId] : shift.creatorIds,
  }
}

/** A shift of the usual length. */
export const defaultSpan = (startAt: number): Span => ({ startAt, endAt: startAt + DEFAULT_LENGTH_MS })

/** A new shift on the given day, today, or the first day of the week. */
export function newShift(week: GridWeek, now: number, day?: GridDay): ShiftSubject {
  const on = day ?? dayAt(now, week) ?? week.days[0] ?? { day: week.first, from: week.from, to: week.to }
  const [startAt = on.from] = hourMoments(on, [DEFAULT_START_HOUR], week.timezone)
  return { span: defaultSpan(startAt), userIds: [], creatorIds: [] }
}

/** A new shift for a person or creator. */
export const newShiftFor = (row: PlanRow, span: Span): ShiftSubject => ({
  span,
  userIds: row.kind === 'person' ? [row.id] : [],
  creatorIds: row.creatorIds,
})

/** A new shift in a gap, as long as the gap or the usual shift. */
export const shiftInGap = ({ creatorId, from, to }: ShiftGap): ShiftSubject => ({
  span: { startAt: from, endAt: Math.min(to, from + DEFAULT_LENGTH_MS) },
  userIds: [],
  creatorIds: [creatorId],
})

export const existingShift = (shift: PlannedShift): ShiftSubject => ({
  shift,
  span: { startAt: shift.startAt, endAt: shift.endAt },
  userIds: shift.isOpen ? [] : [shift.userId],
  creatorIds: shift.creatorIds,
})
