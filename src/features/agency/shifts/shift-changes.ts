import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ResponseOf } from '@/api/call'
import {
  checkShifts,
  deleteShift,
  listPlannedShifts,
  revertShifts,
  saveShift,
} from '@/api/calls/agency/shifts'
import { errorText, isApiError } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { send } from '@/api/send'
import { instant, isoOf } from '@/domain/time/instant'
import type { PlannedShift, ShiftScope } from '@/domain/shift/planned-shift'
import { newId } from '@/services/page/new-id'
import { toast } from '@/services/page/toasts'

/** The target of a move: times, person and creators. */
export interface ShiftMove {
  startAt: number
  endAt: number
  userId: string
  creatorIds: readonly string[]
}

/** The error of a change, with its retry. */
export interface ShiftFailure {
  text: string
  /** Undefined if a retry can't help, since the shift has changed on the server. */
  retry: (() => void) | undefined
}

const seenVersion = ({ userId, startAt, endAt }: PlannedShift) => ({
  userId,
  startAt: isoOf(startAt),
  endAt: isoOf(endAt),
})

/** Updates cached shifts optimistically, then applies the server's response. */
export function useShiftCache() {
  const client = useQueryClient()
  const lists = { queryKey: [listPlannedShifts.path] }
  const patch = (change: (shifts: PlannedShift[]) => PlannedShift[]) =>
    client.setQueriesData<ResponseOf<typeof listPlannedShifts>>(
      lists,
      (known) => known && { ...known, data: change(known.data) },
    )
  return {
    patch,
    put: (shift: PlannedShift) =>
      patch((all) => all.map((one) => (one.shiftId === shift.shiftId ? shift : one))),
    /** A list in flight would bring the old state back. */
    hold: () => client.cancelQueries(lists),
    again: () => {
      void client.invalidateQueries(lists)
      void client.invalidateQueries({ queryKey: [checkShifts.path] })
    },
  }
}

/** The error of the last rejected change. */
function useChangeError(again: () => void) {
  const [failure, setFailure] = useState<ShiftFailure>()
  return {
    failure,
    clear: () => setFailure(undefined),
    refused: (error: unknown, retry: () => void) => {
      const isSettled = isApiError(error) && error.isRefusal
      setFailure({ text: errorText(error), retry: isSettled ? undefined : retry })
      again()
    },
  }
}

type ShiftCache = ReturnType<typeof useShiftCache>
type ChangeErrorState = ReturnType<typeof useChangeError>

const shiftMovedTo = (shift: PlannedShift, to: ShiftMove): PlannedShift => ({
  ...shift,
  ...to,
  creatorIds: [...to.creatorIds],
  startAt: instant(to.startAt),
  endAt: instant(to.endAt),
  isOpen: shift.isOpen && to.userId === shift.userId,
})

/** The undo action of a toast, if the server returned a change to undo. */
const undoAction = (label: string, changeId: string | null, back: (changeId: string) => void) =>
  changeId === null ? {} : { action: { label, onPress: () => back(changeId) } }

/** Undoes a form's or copy's changes after its overlay has closed. */
export function useUndoChange() {
  const { t } = useTranslation('analytics')
  const shown = useShiftCache()
  const takeBack = async (changeId: string) => {
    try {
      await send(revertShifts, { changeId })
      toast.success(t('employees.undone'))
    } catch (error) {
      toast.error(t('employees.undo_failed', { reason: errorText(error) }))
    }
    shown.again()
  }
  return (changeId: string | null) => undoAction(t('shifts.undo'), changeId, (id) => void takeBack(id))
}

/** Undoes a move: the shift returns optimistically, and rejoins its series. */
function useUndoMove(shown: ShiftCache, { clear, refused }: ChangeErrorState) {
  const { t } = useTranslation('analytics')
  const revert = useMutation(mutationOf(revertShifts))
  const moveBack = async (shift: PlannedShift, moved: PlannedShift, changeId: string) => {
    clear()
    await shown.hold()
    shown.put(shift)
    try {
      await revert.mutateAsync({ changeId })
      toast.success(t('shifts.move_undone'))
      shown.again()
    } catch (error) {
      shown.put(moved)
      refused(error, () => void moveBack(shift, moved, changeId))
    }
  }
  return moveBack
}

/** Moves a shift optimistically, with an undo. */
function useMoveShift(shown: ShiftCache, refusals: ChangeErrorState) {
  const { t } = useTranslation('analytics')
  const { clear, refused } = refusals
  const save = useMutation(mutationOf(saveShift))
  const moveBack = useUndoMove(shown, refusals)
  const move = async (shift: PlannedShift, to: ShiftMove, scope: ShiftScope = 'one') => {
    clear()
    await shown.hold()
    const moved = shiftMovedTo(shift, to)
    shown.put(moved)
    try {
      const { changeId } = await save.mutateAsync({
        clientId: newId(),
        shiftId: shift.shiftId,
        userIds: [to.userId],
        creatorIds: [...to.creatorIds],
        startAt: isoOf(to.startAt),
        endAt: isoOf(to.endAt),
        scope,
        seen: seenVersion(shift),
      })
      const undo = (id: string) => void moveBack(shift, moved, id)
      toast.success(t('shifts.moved'), undoAction(t('shifts.undo'), changeId, undo))
      shown.again()
    } catch (error) {
      shown.put(shift)
      refused(error, () => void move(shift, to, scope))
    }
  }
  return move
}

/** Deletes a shift, alone or with all later ones of its series, with an undo. */
function useDeleteShift(shown: ShiftCache, { clear, refused }: ChangeErrorState) {
  const { t } = useTranslation('analytics')
  const remove = useMutation(mutationOf(deleteShift))
  const revert = useMutation(mutationOf(revertShifts))
  const bringBack = async (changeId: string, count: number) => {
    clear()
    try {
      await revert.mutateAsync({ changeId })
      toast.success(t('shifts.delete_undone', { count }))
      shown.again()
    } catch (error) {
      refused(error, () => void bringBack(changeId, count))
    }
  }
  const callOff = async (shift: PlannedShift, scope: ShiftScope) => {
    clear()
    await shown.hold()
    shown.patch((all) => all.filter((one) => one.shiftId !== shift.shiftId))
    try {
      const { deletedIds, changeId } = await remove.mutateAsync({
        shiftId: shift.shiftId,
        scope,
        seen: seenVersion(shift),
      })
      const count = deletedIds.length
      const undo = (id: string) => void bringBack(id, count)
      toast.success(t('shifts.deleted', { count }), undoAction(t('shifts.undo'), changeId, undo))
      shown.again()
    } catch (error) {
      refused(error, () => void callOff(shift, scope))
    }
  }
  return callOff
}

/** Moves and deletes shifts optimistically, with an undo; rolls back on an error. */
export function useShiftChanges() {
  const shown = useShiftCache()
  const refusals = useChangeError(shown.again)
  const move = useMoveShift(shown, refusals)
  const callOff = useDeleteShift(shown, refusals)
  return { move, callOff, failure: refusals.failure, dismiss: refusals.clear }
}
export type ShiftChanges = ReturnType<typeof useShiftChanges>
