import type { FloorCreator, FloorPerson } from '@/domain/floor'
import { folded } from '@/lib/folded'

/** The creators who, or whose people on duty, are called so; letters with and without marks are the same. */
export function foundIn(
  creators: readonly FloorCreator[],
  query: string,
  nameOf: (id: string) => string,
): readonly FloorCreator[] {
  if (query === '') return creators
  const wanted = folded(query)
  return creators.filter(({ creator, onDuty }) =>
    [creator.displayName, creator.username, ...onDuty.map(({ userId }) => nameOf(userId))].some((name) =>
      folded(name).includes(wanted),
    ),
  )
}

/** Whether the name of a person, or of a creator they are on duty for, matches. */
export function personFoundBy(
  query: string,
  nameOf: (id: string) => string,
  creatorName: (id: string) => string,
): (person: FloorPerson) => boolean {
  const wanted = folded(query)
  return ({ userId, creatorIds }) =>
    [nameOf(userId), ...creatorIds.map(creatorName)].some((name) => folded(name).includes(wanted))
}
