import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { deleteShift, revertShifts, saveShift } from '@/api/calls/agency/shifts'
import { errorText, isFinalRefusal } from '@/api/errors'
import { send } from '@/api/send'
import { instant, isoOf } from '@/domain/time/instant'
import type { PlannedShift, ShiftScope } from '@/domain/shift/planned-shift'
import { newId } from '@/services/page/new-id'
import { toast } from '@/services/page/toasts'

import { useShiftCache } from './shift-cache'

/** The target of a move: times, person and creators. */
export interface ShiftMove {
  startAt: number
  endAt: number
  userId: string
  creatorIds: readonly string[]
}

/** The shift as the user saw it, so that the server refuses to change another one. */
export const seenVersion = ({ userId, creatorIds, startAt, endAt }: PlannedShift) => ({
  userId,
  creatorIds,
  startAt: isoOf(startAt),
  endAt: isoOf(endAt),
})

export const shiftMovedTo = (shift: PlannedShift, to: ShiftMove): PlannedShift => ({
  ...shift,
  ...to,
  creatorIds: [...to.creatorIds],
  startAt: instant(to.startAt),
  endAt: instant(to.endAt),
  isOpen: shift.isOpen && to.userId === shift.userId,
})

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
  /** Shows the change before the server has it; returns what takes it back. */
  show?: () => () => void
}

/** Sends a change; a failed one rolls back, and stays as the failure until it is retried or dismissed. */
function useAttempts(cache: ReturnType<typeof useShiftCache>) {
  /** `retry` is undefined if a retry can't help, since the shift has changed on the server. */
  const [failure, setFailure] = useState<{ text: string; retry: (() => void) | undefined }>()
  const attempt = async (change: Attempt) => {
    setFailure(undefined)
    if (change.show) await cache.cancelReads()
    const takeBack = change.show?.()
    try {
      await change.send()
    } catch (error) {
      takeBack?.()
      const retry = isFinalRefusal(error) ? undefined : () => void attempt(change)
      setFailure({ text: errorText(error), retry })
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
    const moved = shiftMovedTo(shift, to)
    // One for all retries, so that the server knows the change whose answer was lost.
    const request = moveRequest(shift, to, scope)
    return attempt({
      show: () => cache.put(moved),
      send: async () => {
        const { changeId } = await send(saveShift, request)
        // The shift returns at once, and rejoins its series.
        const reverted = { show: () => cache.put(shift) }
        toast.success(t('shifts.moved'), undo(changeId, t('shifts.move_undone'), reverted))
      },
    })
  }
  const remove = (shift: PlannedShift, scope: ShiftScope) => {
    const request = { clientId: newId(), shiftId: shift.shiftId, scope, seen: seenVersion(shift) }
    return attempt({
      show: () => cache.remove(shift),
      send: async () => {
        const { deletedIds, changeId } = await send(deleteShift, request)
        const count = deletedIds.length
        toast.success(t('shifts.deleted', { count }), undo(changeId, t('shifts.delete_undone', { count })))
      },
    })
  }
  return { move, remove, failure, dismiss }
}
export type ShiftChanges = ReturnType<typeof useShiftChanges>
