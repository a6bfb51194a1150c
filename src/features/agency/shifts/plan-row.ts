import type { PlannedShift, ShiftClash, ShiftGap } from '@/domain/planned-shift'
import { type GridWeek, lanesOf, overlapOf } from '@/domain/shift-grid'

import type { RowKind } from './shift-view'

/** The row of shifts without a person. */
export const OPEN_ROW = 'open'

/** The subject of a plan row: a person, a creator, or `open` for shifts without a person. */
export interface Subject {
  id: string
  name: string
  kind: RowKind | 'open'
  /** Whether the user may plan for them. */
  mayPlan: boolean
  /** The person's creators the user may plan for; a new shift starts with them. */
  creatorIds: readonly string[]
}

/** A shift on a lane of its row. */
export interface PlacedShift {
  shift: PlannedShift
  lane: number
  clashes: boolean
}

export interface PlanRow extends Subject {
  shifts: readonly PlacedShift[]
  lanes: number
  gaps: readonly ShiftGap[]
  /** Planned in this week, in ms. */
  planned: number
}

interface Plan {
  kind: RowKind
  shifts: readonly PlannedShift[]
  clashes: readonly ShiftClash[]
  gaps: readonly ShiftGap[]
}

function groupsOf({ kind, shifts }: Plan): ReadonlyMap<string, readonly PlannedShift[]> {
  const groups = new Map<string, PlannedShift[]>()
  for (const shift of shifts) {
    for (const id of kind === 'creator' ? shift.creatorIds : [shift.isOpen ? OPEN_ROW : shift.userId]) {
      const group = groups.get(id)
      if (group) group.push(shift)
      else groups.set(id, [shift])
    }
  }
  return groups
}

/** Lays out the shifts of a week in rows, one per person or creator. */
export function rowsOf(subjects: readonly Subject[], plan: Plan, week: GridWeek): PlanRow[] {
  const groups = groupsOf(plan)
  const clashing = new Set(plan.clashes.flatMap(({ shiftIds }) => shiftIds))
  const gaps = Map.groupBy(plan.gaps, ({ creatorId }) => creatorId)
  return subjects.map((subject) => {
    const own = (groups.get(subject.id) ?? [])
      .filter((shift) => overlapOf(shift, week) > 0)
      .toSorted((one, other) => one.startAt - other.startAt)
    const { lanes, count } = lanesOf(own)
    return {
      ...subject,
      shifts: own.map((shift, index) => ({
        shift,
        lane: lanes[index] ?? 0,
        clashes: clashing.has(shift.shiftId),
      })),
      lanes: count,
      gaps: subject.kind === 'creator' ? (gaps.get(subject.id) ?? []) : [],
      planned: own.reduce((sum, shift) => sum + overlapOf(shift, week), 0),
    }
  })
}
