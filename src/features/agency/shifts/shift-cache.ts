import { type QueryClient, useQueryClient } from '@tanstack/react-query'

import type { ResponseOf } from '@/api/call'
import { checkShifts, listPlannedShifts, revertShifts } from '@/api/calls/agency/shifts'
import { invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import { useUndo } from '@/api/use-undo'
import type { PlannedShift } from '@/domain/shift/planned-shift'
import { isSameValue } from '@/lib/changed-fields'

type ShiftList = ResponseOf<typeof listPlannedShifts>

const LISTS = { queryKey: [listPlannedShifts.path] }

const indexOf = (shiftId: string, shifts: readonly PlannedShift[] = []) =>
  shifts.findIndex((one) => one.shiftId === shiftId)

type TakeBack = (now: PlannedShift[], shown: PlannedShift, index: number) => PlannedShift[]

/** Takes a change of a shift back in each plan; the plans before are of no use, as others may have changed since. */
function takeBackLater(client: QueryClient, shiftId: string, takeBack: TakeBack): () => void {
  const before = client.getQueriesData<ShiftList>(LISTS)
  return () => {
    for (const [key, plan] of before) {
      const index = indexOf(shiftId, plan?.data)
      const shown = plan?.data[index]
      if (!shown) continue
      client.setQueryData<ShiftList>(key, (now) => now && { ...now, data: takeBack(now.data, shown, index) })
    }
  }
}

/** Updates cached shifts optimistically, then applies the server's response. */
export function useShiftCache() {
  const client = useQueryClient()
  const patch = (change: (shifts: PlannedShift[]) => PlannedShift[]) =>
    client.setQueriesData<ShiftList>(LISTS, (known) => known && { ...known, data: change(known.data) })
  return {
    /** Returns what puts back the one that each plan showed. */
    put: (shift: PlannedShift) => {
      const putBack = takeBackLater(client, shift.shiftId, (now, shown) =>
        now.map((one) => (isSameValue(one, shift) ? shown : one)),
      )
      patch((all) => all.map((one) => (one.shiftId === shift.shiftId ? shift : one)))
      return putBack
    },
    /** Returns what puts it back where it was. */
    remove: ({ shiftId }: PlannedShift) => {
      const putBack = takeBackLater(client, shiftId, (now, shown, index) =>
        indexOf(shiftId, now) === -1 ? now.toSpliced(index, 0, shown) : now,
      )
      patch((all) => all.filter((one) => one.shiftId !== shiftId))
      return putBack
    },
    /** A list in flight would bring the old state back. */
    cancelReads: () => client.cancelQueries(LISTS),
    refetch: () => {
      void client.invalidateQueries(LISTS)
      void invalidateCalls(client, checkShifts)
    },
  }
}

/** Undoes a form's or copy's changes after its overlay has closed; nothing if the server returned no change. */
export function useUndoChange() {
  const cache = useShiftCache()
  const undo = useUndo()
  return (changeId: string | null) =>
    changeId === null ? {} : { undo: undo(() => send(revertShifts, { changeId }).finally(cache.refetch)) }
}
