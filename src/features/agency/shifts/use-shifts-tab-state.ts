import { useMemo, useState } from 'react'

import { useAccountNames } from '@/api/account-names'
import type { Day } from '@/domain/time/day'
import type { PlannedShift, ShiftScope } from '@/domain/shift/planned-shift'
import { useRoles } from '@/features/auth'
import { serverNow } from '@/services/network/server-clock'

import { usePlan } from './use-plan'
import type { Ghost } from './plan/plan-drag'
import type { PlanRow } from './plan/plan-row'
import { editShiftOverlay, moveAfterDrop, newShiftOverlayFor, type ShiftOverlay } from './shift-overlay'
import { type ShiftChanges, type ShiftMove, useShiftChanges } from './shift-changes'
import { type RowKind, type ShiftView, useShiftView } from './shift-view'
import { usePlannablePeople } from './use-plan-subjects'
import { useShiftFormatter } from './shift-formatter'

/** Whether the user may change a shift. */
export type MayChange = (shift: PlannedShift) => boolean

/** Managers may change all shifts except those the server refuses, account managers those of their people. */
function useMayChange(view: ShiftView, { rows, shifts }: ReturnType<typeof usePlan>): MayChange {
  const isManager = useRoles().roles.includes('agency_manager')
  const isByPerson = view.by === 'person'
  const { choices: plannable } = usePlannablePeople(!isByPerson && !isManager)
  const { openIds } = shifts
  return useMemo(() => {
    const own = new Set(
      isByPerson ? rows.filter(({ mayPlan }) => mayPlan).map(({ id }) => id) : plannable?.map(({ id }) => id),
    )
    const isAll = isManager && !isByPerson
    return ({ shiftId, userId, isOpen }) => (isOpen ? openIds.includes(shiftId) : isAll || own.has(userId))
  }, [isByPerson, rows, plannable, isManager, openIds])
}

function useNameOf({ rows, shifts, check }: ReturnType<typeof usePlan>): (id: string) => string {
  const own = useMemo(() => new Map(rows.map(({ id, name }) => [id, name])), [rows])
  const others = useMemo(
    () =>
      [
        ...shifts.shifts.flatMap(({ userId, creatorIds }) => [userId, ...creatorIds]),
        ...(check.data?.clashes ?? []).map(({ userId }) => userId),
        ...(check.data?.gaps ?? []).map(({ creatorId }) => creatorId),
      ].filter((id) => !own.has(id)),
    [shifts.shifts, check.data, own],
  )
  const namesOfOthers = useAccountNames(others)
  return useMemo(() => (id) => own.get(id) ?? namesOfOthers(id), [own, namesOfOthers])
}

/** The shift to focus, and the kind of rows that contain it, since switching rows takes a render. */
function useShiftToFocus(by: RowKind) {
  const [wanted, setWanted] = useState<{ shiftId: string; by: RowKind }>()
  return {
    wanted: wanted?.by === by ? wanted.shiftId : undefined,
    setWanted,
    onFound: () => setWanted(undefined),
  }
}

/** Moves a shift and focuses it, and asks for the scope first if it is in a series; or deletes it. */
function useShiftActions(
  view: ShiftView,
  changes: ShiftChanges,
  setAct: (act: ShiftOverlay | undefined) => void,
  setWanted: (wanted: { shiftId: string; by: RowKind }) => void,
) {
  const moveTo = (shift: PlannedShift, to: ShiftMove, scope: ShiftScope) => {
    setAct(undefined)
    setWanted({ shiftId: shift.shiftId, by: view.by })
    void changes.move(shift, to, scope)
  }
  const drop = (shift: PlannedShift, ghost: Ghost) => {
    const to = moveAfterDrop(shift, ghost, view.by)
    if (!to) return
    if (shift.seriesId === null) moveTo(shift, to, 'one')
    else setAct({ kind: 'scope', shift, to })
  }
  const callOff = (shift: PlannedShift, scope: ShiftScope) => {
    setAct(undefined)
    void changes.callOff(shift, scope)
  }
  return { moveTo, drop, callOff }
}

/** The state and actions of the shifts tab. */
export function useShiftsTabState() {
  const view = useShiftView()
  const plan = usePlan(view)
  const changes = useShiftChanges()
  const nameOf = useNameOf(plan)
  const words = useShiftFormatter(view.week.timezone, nameOf)
  const mayChange = useMayChange(view, plan)
  const [act, setAct] = useState<ShiftOverlay>()
  const { wanted, setWanted, onFound } = useShiftToFocus(view.by)

  const close = () => setAct(undefined)
  const actions = useShiftActions(view, changes, setAct, setWanted)
  return {
    view,
    plan,
    changes,
    nameOf,
    words,
    mayChange,
    act,
    setAct,
    wanted,
    onFound,
    close,
    open: (it: PlannedShift) => setAct(mayChange(it) ? editShiftOverlay(it) : { kind: 'facts', shift: it }),
    add: (row: PlanRow, span?: { startAt: number; endAt: number }) =>
      setAct(newShiftOverlayFor(row, view.week, serverNow(), span)),
    ...actions,
    showWeek: (week: Day) => {
      close()
      view.change({ week })
    },
    /** Focuses a shift once it renders. */
    show: (shiftId: string) => {
      close()
      if (view.by !== 'person' || view.query !== '') view.change({ by: 'person', query: '' })
      setWanted({ shiftId, by: 'person' })
    },
  }
}
export type ShiftsTabState = ReturnType<typeof useShiftsTabState>
