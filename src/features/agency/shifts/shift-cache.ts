import { useQueryClient } from '@tanstack/react-query'

import type { ResponseOf } from '@/api/call'
import { checkShifts, listPlannedShifts, revertShifts } from '@/api/calls/agency/shifts'
import { invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import { useUndo } from '@/api/use-undo'
import type { PlannedShift } from '@/domain/shift/planned-shift'

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

/** Undoes a form's or copy's changes after its overlay has closed; nothing if the server returned no change. */
export function useUndoChange() {
  const cache = useShiftCache()
  const undo = useUndo()
  return (changeId: string | null) =>
    changeId === null ? {} : { undo: undo(() => send(revertShifts, { changeId }).finally(cache.refetch)) }
}
