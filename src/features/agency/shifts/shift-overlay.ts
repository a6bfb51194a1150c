import type { PlannedShift, ShiftGap } from '@/domain/shift/planned-shift'
import { dayAt, type GridDay, type GridWeek, hourMoments } from '@/domain/shift/shift-grid'
import { isSameSpan, SHIFT_MAX_MS, type Span } from '@/domain/shift/shift-move'
import { HOUR_MS } from '@/lib/duration'

import type { Ghost } from './plan/plan-drag'
import type { PlanRow } from './plan/plan-row'
import type { ShiftMove } from './shift-changes'
import type { RowKind } from './shift-view'
import type { ShiftSubject } from './form/use-shift-form'

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

const defaultSpan = (day: GridDay, timezone: string): Span => {
  const [startAt = day.from] = hourMoments(day, [DEFAULT_START_HOUR], timezone)
  return { startAt, endAt: startAt + DEFAULT_LENGTH_MS }
}

/** Starts a new shift on the given day, today, or the first day of the week. */
export function newShiftOverlay(week: GridWeek, now: number, day?: GridDay): ShiftOverlay {
  const on = day ?? dayAt(now, week) ?? week.days[0] ?? { day: week.first, from: week.from, to: week.to }
  return { kind: 'form', subject: { span: defaultSpan(on, week.timezone), userIds: [], creatorIds: [] } }
}

/** Starts a new shift for a person or creator. */
export function newShiftOverlayFor(row: PlanRow, week: GridWeek, now: number, span?: Span): ShiftOverlay {
  const { subject } = newShiftOverlay(week, now) as Extract<ShiftOverlay, { kind: 'form' }> // as it returns
  const userIds = row.kind === 'person' ? [row.id] : []
  return { kind: 'form', subject: { span: span ?? subject.span, userIds, creatorIds: row.creatorIds } }
}

/** Starts a new shift in a gap, as long as the gap or the longest allowed shift. */
export const gapShiftOverlay = ({ creatorId, from, to }: ShiftGap): ShiftOverlay => ({
  kind: 'form',
  subject: {
    span: { startAt: from, endAt: Math.min(to, from + Math.min(DEFAULT_LENGTH_MS, SHIFT_MAX_MS)) },
    userIds: [],
    creatorIds: [creatorId],
  },
})

export const editShiftOverlay = (shift: PlannedShift): ShiftOverlay => ({
  kind: 'form',
  subject: {
    shift,
    span: { startAt: shift.startAt, endAt: shift.endAt },
    userIds: shift.isOpen ? [] : [shift.userId],
    creatorIds: shift.creatorIds,
  },
})
