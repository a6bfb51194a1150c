import type { FloorCreator, FloorPerson } from '@/domain/floor'
import { folded } from '@/lib/folded'

/** Finds creators by their own name or by people on duty, ignoring diacritics. */
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

/** Whether a person's name, or that of a creator they are on duty for, matches. */
export function personFoundBy(
  query: string,
  nameOf: (id: string) => string,
  creatorName: (id: string) => string,
): (person: FloorPerson) => boolean {
  const wanted = folded(query)
  return ({ userId, creatorIds }) =>
    [nameOf(userId), ...creatorIds.map(creatorName)].some((name) => folded(name).includes(wanted))
}
