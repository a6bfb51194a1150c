import type { PlannedShift, ShiftOverlap, ShiftGap } from '@/domain/shift/planned-shift'
import {
  type GridPosition,
  type GridWeek,
  assignLanes,
  gridPosition,
  overlapMs,
} from '@/domain/shift/shift-grid'

import type { RowKind } from '../shift-view'

/** The row of shifts without a person. */
export const OPEN_ROW = 'open'

/** The subject of a plan row: a person, a creator, or `open` for shifts without a person. */
export interface PlanSubject {
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
  place: GridPosition
}

export interface PlanRow extends PlanSubject {
  shifts: readonly PlacedShift[]
  lanes: number
  gaps: readonly ShiftGap[]
  /** Planned in this week, in ms. */
  planned: number
}

interface PlanData {
  kind: RowKind
  shifts: readonly PlannedShift[]
  clashes: readonly ShiftOverlap[]
  gaps: readonly ShiftGap[]
}

function shiftsBySubject({ kind, shifts }: PlanData): ReadonlyMap<string, readonly PlannedShift[]> {
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
export function layOutRows(subjects: readonly PlanSubject[], plan: PlanData, week: GridWeek): PlanRow[] {
  const groups = shiftsBySubject(plan)
  const clashing = new Set(plan.clashes.flatMap(({ shiftIds }) => shiftIds))
  const gaps = Map.groupBy(plan.gaps, ({ creatorId }) => creatorId)
  return subjects.map((subject) => {
    const own = (groups.get(subject.id) ?? [])
      .toSorted((a, b) => a.startAt - b.startAt)
      .flatMap((shift) => {
        const place = gridPosition(shift, week)
        return place ? { shift, place, clashes: clashing.has(shift.shiftId) } : []
      })
    const { lanes, count } = assignLanes(own.map(({ shift }) => shift))
    return {
      ...subject,
      shifts: own.map((placed, index) => ({ ...placed, lane: lanes[index] ?? 0 })),
      lanes: count,
      gaps: subject.kind === 'creator' ? (gaps.get(subject.id) ?? []) : [],
      planned: own.reduce((sum, { shift }) => sum + overlapMs(shift, week), 0),
    }
  })
}
