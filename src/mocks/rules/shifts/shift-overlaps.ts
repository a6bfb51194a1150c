import type * as v from 'valibot'

import type { ShiftOverlap } from '@/domain/shift/planned-shift'

import { iso } from '../../seed/calendar'
import type { StoredShift } from '../../state/people-state'

interface OverlapTimes {
  userId: string
  shiftIds: string[]
  from: number
  to: number
}

/** Overlapping pairs of shifts of one person. */
export function overlapsIn(shifts: readonly StoredShift[]): OverlapTimes[] {
  const byPerson = Map.groupBy(shifts, ({ userId }) => userId)
  return [...byPerson].flatMap(([userId, own]) => {
    const sorted = own.toSorted((a, b) => a.startAt - b.startAt)
    return sorted.flatMap((one, index) => {
      const found: OverlapTimes[] = []
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next]
        // Shifts are sorted by start, so later ones do not overlap this one either.
        if (!other || other.startAt >= one.endAt) break
        const to = Math.min(one.endAt, other.endAt)
        found.push({ userId, shiftIds: [one.shiftId, other.shiftId], from: other.startAt, to })
      }
      return found
    })
  })
}

export const wireOverlap = ({ from, to, ...clash }: OverlapTimes): v.InferInput<typeof ShiftOverlap> => ({
  ...clash,
  from: iso(from),
  to: iso(to),
})
