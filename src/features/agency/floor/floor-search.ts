import type { FloorCreator, FloorPerson } from '@/domain/agency/floor'
import { foldText } from '@/lib/text/fold-text'

/** Finds creators by their own name or by people on duty, ignoring diacritics. */
export function searchFloorCreators(
  creators: readonly FloorCreator[],
  query: string,
  nameOf: (id: string) => string,
): readonly FloorCreator[] {
  if (query === '') return creators
  const wanted = foldText(query)
  return creators.filter(({ creator, onDuty }) =>
    [creator.displayName, creator.username, ...onDuty.map(({ userId }) => nameOf(userId))].some((name) =>
      foldText(name).includes(wanted),
    ),
  )
}

/** Whether a person's name, or that of a creator they are on duty for, matches. */
export function floorPersonMatcher(
  query: string,
  nameOf: (id: string) => string,
  creatorName: (id: string) => string,
): (person: FloorPerson) => boolean {
  const wanted = foldText(query)
  return ({ userId, creatorIds }) =>
    [nameOf(userId), ...creatorIds.map(creatorName)].some((name) => foldText(name).includes(wanted))
}
