import type * as v from 'valibot'

import type { ShiftClash } from '@/domain/planned-shift'

import { iso } from '../seed/calendar'
import type { StoredShift } from './people-state'

interface Clash {
  userId: string
  shiftIds: string[]
  from: number
  to: number
}

/** Overlapping pairs of shifts of one person. */
export function clashesIn(shifts: readonly StoredShift[]): Clash[] {
  const byPerson = Map.groupBy(shifts, ({ userId }) => userId)
  return [...byPerson].flatMap(([userId, own]) => {
    const sorted = own.toSorted((one, other) => one.startAt - other.startAt)
    return sorted.flatMap((one, place) => {
      const found: Clash[] = []
      for (let next = place + 1; next < sorted.length; next += 1) {
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

export const wireClash = ({ from, to, ...clash }: Clash): v.InferInput<typeof ShiftClash> => ({
  ...clash,
  from: iso(from),
  to: iso(to),
})
