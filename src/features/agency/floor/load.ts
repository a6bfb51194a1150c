import type { FloorPerson } from '@/domain/floor'

/** Sorts by load: fewest waiting fans, then fewest creators, then fewest conversations. */
export const leastLoaded = (people: readonly FloorPerson[]): readonly FloorPerson[] =>
  people.toSorted(
    (one, other) =>
      one.waiting - other.waiting || one.creatorIds.length - other.creatorIds.length || one.held - other.held,
  )
