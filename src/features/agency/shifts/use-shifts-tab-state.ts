import { useMemo, useState } from 'react'

import { useAccountNames } from '@/api/account-names'
import { managesAgency } from '@/domain/account/role'
import type { Day } from '@/domain/time/day'
import type { PlannedShift, ShiftOverlap, ShiftScope } from '@/domain/shift/planned-shift'
import type { Span } from '@/domain/shift/shift-move'
import { useRoles } from '@/features/auth'
import { serverNow } from '@/services/network/server-clock'

import { type Plan, usePlan } from './use-plan'
import type { Ghost } from './plan/plan-drag'
import type { PlanRow } from './plan/plan-row'
import { existingShift, moveAfterDrop, newShift, newShiftFor, type ShiftOverlay } from './shift-overlay'
import { type ShiftChanges, type ShiftMove, useShiftChanges } from './shift-changes'
import { searchFor, type ShiftView, useShiftView } from './shift-view'
import type { ShiftSubject } from './form/shift-fields'
import { usePlannablePeople } from './use-plan-subjects'
import { type ShiftFormatter, useShiftFormatter } from './use-shift-formatter'

export type MayChange = (shift: PlannedShift) => boolean

/** Managers may change all shifts except those the server refuses, account managers those of their people. */
function useMayChange(view: ShiftView, { rows, openIds }: Plan): MayChange {
  const isForAll = managesAgency(useRoles().roles)
  const isByPerson = view.by === 'person'
  const { choices: plannable } = usePlannablePeople(!isByPerson && !isForAll)
  return useMemo(() => {
    const own = new Set(
      isByPerson ? rows.filter(({ mayPlan }) => mayPlan).map(({ id }) => id) : plannable?.map(({ id }) => id),
    )
    const isAll = isForAll && !isByPerson
    return ({ shiftId, userId, isOpen }) => (isOpen ? openIds.includes(shiftId) : isAll || own.has(userId))
  }, [isByPerson, rows, plannable, isForAll, openIds])
}

function useNameOf({ rows, shifts, check }: Plan): (id: string) => string {
  const own = useMemo(() => new Map(rows.map(({ id, name }) => [id, name])), [rows])
  const others = useMemo(
    () =>
      [
        ...shifts.flatMap(({ userId, creatorIds }) => [userId, ...creatorIds]),
        ...(check.data?.clashes ?? []).map(({ userId }) => userId),
        ...(check.data?.gaps ?? []).map(({ creatorId }) => creatorId),
      ].filter((id) => !own.has(id)),
    [shifts, check.data, own],
  )
  const namesOfOthers = useAccountNames(others)
  return useMemo(() => (id) => own.get(id) ?? namesOfOthers(id), [own, namesOfOthers])
}

/** The shift to focus, and the rows that contain it, since switching rows takes a render. */
interface WantedShift extends Pick<ShiftView, 'by' | 'query'> {
  shiftId: string
}

function useShiftToFocus(view: ShiftView, { rows, subjectsRead, shiftsRead }: Plan) {
  const [wanted, focusShift] = useState<WantedShift>()
  const onFound = () => focusShift(undefined)
  const isOfView = wanted?.by === view.by && wanted.query === view.query
  const isPlanned = rows.some((row) => row.shifts.some(({ shift }) => shift.shiftId === wanted?.shiftId))
  // Gives up, as a shift that comes later would take the focus.
  if (isOfView && !isPlanned && !subjectsRead.isFetching && !shiftsRead.isPending) onFound()
  return { focus: { shiftId: isOfView && isPlanned ? wanted.shiftId : undefined, onFound }, focusShift }
}

function useShiftOverlay({ week }: ShiftView, mayChange: MayChange) {
  const [current, show] = useState<ShiftOverlay>()
  const edit = (subject: ShiftSubject) => show({ kind: 'form', subject })
  return {
    current,
    show,
    close: () => show(undefined),
    edit,
    open: (it: PlannedShift) =>
      mayChange(it) ? edit(existingShift(it)) : show({ kind: 'facts', shift: it }),
    /** Starts a new shift of a row; without a span at the usual time. */
    add: (row: PlanRow, span: Span = newShift(week, serverNow()).span) => edit(newShiftFor(row, span)),
  }
}

/** Moves a shift and focuses it, and asks for the scope first if it is in a series; or deletes it. */
function useShiftActions(
  view: ShiftView,
  changes: ShiftChanges,
  formatter: ShiftFormatter,
  overlay: ReturnType<typeof useShiftOverlay>,
  /** Focuses a shift once it renders. */
  focusShift: (wanted: WantedShift) => void,
) {
  const moveTo = (shift: PlannedShift, to: ShiftMove, scope: ShiftScope) => {
    overlay.close()
    focusShift({ shiftId: shift.shiftId, by: view.by, query: view.query })
    void changes.move(shift, to, scope)
  }
  const drop = (shift: PlannedShift, ghost: Ghost) => {
    const to = moveAfterDrop(shift, ghost, view.by)
    if (!to) return
    if (shift.seriesId === null) moveTo(shift, to, 'one')
    else overlay.show({ kind: 'scope', shift, to })
  }
  const remove = (shift: PlannedShift, scope: ShiftScope) => {
    overlay.close()
    void changes.remove(shift, scope)
  }
  const showWeek = (week: Day) => {
    overlay.close()
    view.steps.show(week)
  }
  /** Narrows the plan to the person of a clash, who may be of another group or further down, and focuses it. */
  const showClash = ({ shiftIds, userId, from }: ShiftOverlap) => {
    // The later one may be in the week after.
    const shown = from < view.week.to ? shiftIds.at(-1) : shiftIds[0]
    const query = searchFor(formatter.nameOf(userId), userId)
    overlay.close()
    view.showPerson(query)
    focusShift({ shiftId: shown ?? '', by: 'person', query })
  }
  return { moveTo, drop, remove, showWeek, showClash }
}

export function useShiftsTabState() {
  const view = useShiftView()
  const plan = usePlan(view)
  const changes = useShiftChanges()
  const formatter = useShiftFormatter(view.week.timezone, useNameOf(plan))
  const mayChange = useMayChange(view, plan)
  const overlay = useShiftOverlay(view, mayChange)
  const { focus, focusShift } = useShiftToFocus(view, plan)
  const actions = useShiftActions(view, changes, formatter, overlay, focusShift)
  return { view, plan, formatter, mayChange, changes, overlay, focus, actions }
}
export type ShiftsTabState = ReturnType<typeof useShiftsTabState>
