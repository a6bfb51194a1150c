import type { FloorPerson } from '@/domain/agency/floor'

/** Sorts by load: fewest waiting fans, then fewest creators, then fewest conversations. */
export const sortByWorkload = (people: readonly FloorPerson[]): readonly FloorPerson[] =>
  people.toSorted(
    (one, other) =>
      one.waiting - other.waiting || one.creatorIds.length - other.creatorIds.length || one.held - other.held,
  )
