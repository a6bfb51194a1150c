import type { RefObject } from 'react'

import type { PlannedShift } from '@/domain/shift/planned-shift'
import type { GridWeek } from '@/domain/shift/shift-grid'
import { scrollAtEdge, usePointerDrag } from '@/services/input/pointer-drag'

import { dragSpan, type Ghost, type Grip, dragKindOf, timeAtPointer, trackAtPointer } from './plan-drag'

interface PlanDrag {
  week: GridWeek
  /** The shift with this id, if the user may change it. */
  find: (shiftId: string) => PlannedShift | undefined
  mayPlan: (rowId: string) => boolean
  onGhost: (ghost: Ghost | undefined) => void
  onDrop: (ghost: Ghost) => void
  /** A press on an empty part of a track. */
  onPress: (rowId: string, at: number) => void
}

interface DragState extends Grip {
  track: HTMLElement
  last?: Ghost
}

/** The drag target under the pointer: a shift, one of its ends, or an empty part. */
function startDrag(event: PointerEvent, { week, find, mayPlan }: PlanDrag): DragState | undefined {
  const target = event.target instanceof Element ? event.target : null
  const track = target?.closest<HTMLElement>('[data-track]')
  const rowId = track?.dataset['track']
  if (!target || !track || rowId === undefined) return undefined
  const at = timeAtPointer(track, event.clientX, week)
  const shiftId = target.closest<HTMLElement>('[data-shift]')?.dataset['shift']
  const shift = shiftId === undefined ? null : find(shiftId)
  if (shift === undefined || (shift === null && !mayPlan(rowId))) return undefined
  return {
    kind: shift ? dragKindOf(target) : 'new',
    shift,
    rowId,
    span: shift ?? { startAt: at, endAt: at },
    at,
    track,
  }
}

/** Moves, resizes and creates shifts by pointer or touch; Escape cancels. */
export function usePlanDrag(scroller: RefObject<HTMLElement | null>, drag: PlanDrag): void {
  const follow = (hold: DragState, event: PointerEvent) => {
    if (scroller.current) scrollAtEdge(scroller.current, event)
    const under = hold.kind === 'move' ? trackAtPointer(event.clientX, event.clientY) : null
    const rowId = under?.dataset['track'] ?? hold.last?.rowId ?? hold.rowId
    const span = dragSpan(hold, timeAtPointer(hold.track, event.clientX, drag.week))
    const ghost: Ghost = {
      shift: hold.shift,
      rowId: drag.mayPlan(rowId) ? rowId : hold.rowId,
      fromRowId: hold.rowId,
      span,
      by: 'pointer',
    }
    const { last } = hold
    const isSame =
      last?.rowId === rowId && last.span.startAt === span.startAt && last.span.endAt === span.endAt
    hold.last = ghost
    if (!isSame) drag.onGhost(ghost)
  }
  usePointerDrag<DragState>(scroller, {
    begin: (event) => startDrag(event, drag),
    startsOnHold: ({ kind }) => kind !== 'new',
    onMove: follow,
    onEnd: ({ last }, isKept) => {
      drag.onGhost(undefined)
      if (isKept && last) drag.onDrop(last)
    },
    onPress: ({ kind, rowId, at }) => {
      if (kind === 'new') drag.onPress(rowId, at)
    },
  })
}
