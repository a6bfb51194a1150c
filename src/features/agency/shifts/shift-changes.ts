import { useQueryClient } from '@tanstack/react-query'
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
import { errorText, isRefused } from '@/api/errors'
import { send } from '@/api/send'
import { invalidateCalls } from '@/api/query'
import { instant, isoOf } from '@/domain/time/instant'
import type { PlannedShift, ShiftScope } from '@/domain/shift/planned-shift'
import { newId } from '@/services/page/new-id'
import { toast } from '@/services/page/toasts'

import { useUndo } from '@/api/use-undo'

/** The target of a move: times, person and creators. */
export interface ShiftMove {
  startAt: number
  endAt: number
  userId: string
  creatorIds: readonly string[]
}

/** The shift as the user saw it, so that the server refuses to change another one. */
export const seenVersion = ({ userId, startAt, endAt }: PlannedShift) => ({
  userId,
  startAt: isoOf(startAt),
  endAt: isoOf(endAt),
})

type ShiftList = ResponseOf<typeof listPlannedShifts>

/** Updates cached shifts optimistically, then applies the server's response. */
export function useShiftCache() {
  const client = useQueryClient()
  const lists = { queryKey: [listPlannedShifts.path] }
  const patch = (change: (shifts: PlannedShift[]) => PlannedShift[]) =>
    client.setQueriesData<ShiftList>(lists, (known) => known && { ...known, data: change(known.data) })
  return {
    put: (shift: PlannedShift) =>
      patch((all) => all.map((one) => (one.shiftId === shift.shiftId ? shift : one))),
    /** Returns what puts it back where it was; the plans before are of no use, as others may have changed since. */
    remove: ({ shiftId }: PlannedShift) => {
      const indexOf = (shifts: readonly PlannedShift[] = []) =>
        shifts.findIndex((one) => one.shiftId === shiftId)
      const before = client.getQueriesData<ShiftList>(lists)
      patch((all) => all.filter((one) => one.shiftId !== shiftId))
      return () => {
        for (const [key, plan] of before) {
          const index = indexOf(plan?.data)
          const shift = plan?.data[index]
          if (!shift) continue
          client.setQueryData<ShiftList>(key, (now) =>
            now && indexOf(now.data) === -1 ? { ...now, data: now.data.toSpliced(index, 0, shift) } : now,
          )
        }
      }
    },
    /** A list in flight would bring the old state back. */
    cancelReads: () => client.cancelQueries(lists),
    refetch: () => {
      void client.invalidateQueries(lists)
      void invalidateCalls(client, checkShifts)
    },
  }
}

export const shiftMovedTo = (shift: PlannedShift, to: ShiftMove): PlannedShift => ({
  ...shift,
  ...to,
  creatorIds: [...to.creatorIds],
  startAt: instant(to.startAt),
  endAt: instant(to.endAt),
  isOpen: shift.isOpen && to.userId === shift.userId,
})

/** Undoes a form's or copy's changes after its overlay has closed; nothing if the server returned no change. */
export function useUndoChange() {
  const cache = useShiftCache()
  const undo = useUndo()
  return (changeId: string | null) =>
    changeId === null ? {} : { undo: undo(() => send(revertShifts, { changeId }).finally(cache.refetch)) }
}

const moveRequest = (shift: PlannedShift, to: ShiftMove, scope: ShiftScope) => ({
  clientId: newId(),
  shiftId: shift.shiftId,
  userIds: [to.userId],
  creatorIds: [...to.creatorIds],
  startAt: isoOf(to.startAt),
  endAt: isoOf(to.endAt),
  scope,
  seen: seenVersion(shift),
})

interface Attempt {
  send: () => Promise<void>
  /** Shows the change before the server has it. */
  show?: () => void
  rollBack?: () => void
}

/** Sends a change; a failed one rolls back, and stays as the failure until it is retried or dismissed. */
function useAttempts(cache: ReturnType<typeof useShiftCache>) {
  /** `retry` is undefined if a retry can't help, since the shift has changed on the server. */
  const [failure, setFailure] = useState<{ text: string; retry: (() => void) | undefined }>()
  const attempt = async (change: Attempt) => {
    setFailure(undefined)
    if (change.show) {
      await cache.cancelReads()
      change.show()
    }
    try {
      await change.send()
    } catch (error) {
      change.rollBack?.()
      const isSettled = isRefused(error)
      setFailure({ text: errorText(error), retry: isSettled ? undefined : () => void attempt(change) })
    }
    cache.refetch()
  }
  return { attempt, failure, dismiss: () => setFailure(undefined) }
}

/** The undo of a toast, which may fail as any change. */
function useUndoAttempt(attempt: (change: Attempt) => Promise<void>) {
  return (changeId: string | null, done: string, reverted: Omit<Attempt, 'send'> = {}) => {
    if (changeId === null) return {}
    const revert = async () => {
      await send(revertShifts, { changeId })
      toast.success(done)
    }
    return { undo: () => void attempt({ ...reverted, send: revert }) }
  }
}

/** Moves and deletes shifts optimistically, with an undo; rolls back on an error. */
export function useShiftChanges() {
  const { t } = useTranslation('analytics')
  const cache = useShiftCache()
  const { attempt, failure, dismiss } = useAttempts(cache)
  const undo = useUndoAttempt(attempt)
  const move = (shift: PlannedShift, to: ShiftMove, scope: ShiftScope) => {
    const asBefore = () => void cache.put(shift)
    const asMoved = () => void cache.put(shiftMovedTo(shift, to))
    return attempt({
      show: asMoved,
      rollBack: asBefore,
      send: async () => {
        const { changeId } = await send(saveShift, moveRequest(shift, to, scope))
        // The shift returns at once, and rejoins its series.
        const reverted = { show: asBefore, rollBack: asMoved }
        toast.success(t('shifts.moved'), undo(changeId, t('shifts.move_undone'), reverted))
      },
    })
  }
  const remove = (shift: PlannedShift, scope: ShiftScope) => {
    let putBack: () => void
    return attempt({
      show: () => {
        putBack = cache.remove(shift)
      },
      rollBack: () => putBack(),
      send: async () => {
        const { deletedIds, changeId } = await send(deleteShift, {
          shiftId: shift.shiftId,
          scope,
          seen: seenVersion(shift),
        })
        const count = deletedIds.length
        toast.success(t('shifts.deleted', { count }), undo(changeId, t('shifts.delete_undone', { count })))
      },
    })
  }
  return { move, remove, failure, dismiss }
}
export type ShiftChanges = ReturnType<typeof useShiftChanges>
