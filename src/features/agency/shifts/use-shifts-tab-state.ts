import { useMemo, useState } from 'react'

import { useAccountNames } from '@/api/account-names'
import { managesAgency } from '@/domain/account/role'
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
import { useShiftFormatter } from './use-shift-formatter'

/** Whether the user may change a shift. */
export type MayChange = (shift: PlannedShift) => boolean

/** Managers may change all shifts except those the server refuses, account managers those of their people. */
function useMayChange(view: ShiftView, { rows, shifts }: ReturnType<typeof usePlan>): MayChange {
  const isForAll = managesAgency(useRoles().roles)
  const isByPerson = view.by === 'person'
  const { choices: plannable } = usePlannablePeople(!isByPerson && !isForAll)
  const { openIds } = shifts
  return useMemo(() => {
    const own = new Set(
      isByPerson ? rows.filter(({ mayPlan }) => mayPlan).map(({ id }) => id) : plannable?.map(({ id }) => id),
    )
    const isAll = isForAll && !isByPerson
    return ({ shiftId, userId, isOpen }) => (isOpen ? openIds.includes(shiftId) : isAll || own.has(userId))
  }, [isByPerson, rows, plannable, isForAll, openIds])
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
  const [shiftToFocus, setShiftToFocus] = useState<{ shiftId: string; by: RowKind }>()
  return {
    shiftToFocus: shiftToFocus?.by === by ? shiftToFocus.shiftId : undefined,
    setShiftToFocus,
    onFound: () => setShiftToFocus(undefined),
  }
}

/** Moves a shift and focuses it, and asks for the scope first if it is in a series; or deletes it. */
function useShiftActions(
  view: ShiftView,
  changes: ShiftChanges,
  setOverlay: (overlay: ShiftOverlay | undefined) => void,
  setShiftToFocus: (shiftToFocus: { shiftId: string; by: RowKind }) => void,
) {
  const moveTo = (shift: PlannedShift, to: ShiftMove, scope: ShiftScope) => {
    setOverlay(undefined)
    setShiftToFocus({ shiftId: shift.shiftId, by: view.by })
    void changes.move(shift, to, scope)
  }
  const drop = (shift: PlannedShift, ghost: Ghost) => {
    const to = moveAfterDrop(shift, ghost, view.by)
    if (!to) return
    if (shift.seriesId === null) moveTo(shift, to, 'one')
    else setOverlay({ kind: 'scope', shift, to })
  }
  const remove = (shift: PlannedShift, scope: ShiftScope) => {
    setOverlay(undefined)
    void changes.remove(shift, scope)
  }
  return { moveTo, drop, remove }
}

/** The state and actions of the shifts tab. */
export function useShiftsTabState() {
  const view = useShiftView()
  const plan = usePlan(view)
  const changes = useShiftChanges()
  const nameOf = useNameOf(plan)
  const formatter = useShiftFormatter(view.week.timezone, nameOf)
  const mayChange = useMayChange(view, plan)
  const [overlay, setOverlay] = useState<ShiftOverlay>()
  const { shiftToFocus, setShiftToFocus, onFound } = useShiftToFocus(view.by)

  const close = () => setOverlay(undefined)
  const actions = useShiftActions(view, changes, setOverlay, setShiftToFocus)
  return {
    view,
    plan,
    changes,
    nameOf,
    formatter,
    mayChange,
    overlay,
    setOverlay,
    shiftToFocus,
    onFound,
    close,
    open: (it: PlannedShift) =>
      setOverlay(mayChange(it) ? editShiftOverlay(it) : { kind: 'facts', shift: it }),
    add: (row: PlanRow, span?: { startAt: number; endAt: number }) =>
      setOverlay(newShiftOverlayFor(row, view.week, serverNow(), span)),
    ...actions,
    showWeek: (week: Day) => {
      close()
      view.showWeek(week)
    },
    /** Focuses a shift once it renders. */
    show: (shiftId: string) => {
      close()
      if (view.by !== 'person' || view.query !== '') view.change({ by: 'person', query: '' })
      setShiftToFocus({ shiftId, by: 'person' })
    },
  }
}
export type ShiftsTabState = ReturnType<typeof useShiftsTabState>
