import { anchorOf } from '../../state/anchor'
import { doNotDisturbOf, listIdOf, SEED_LISTS } from '../../seed/fans/lists'
import { orNotFound } from '../base/refusal'
import { DAY_MS } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { StoredList } from '../../state/stored-list'
import type { World } from '../../state/world'

const seedList = (creator: SeedCreator, index: number, anchor: number): StoredList => {
  const { name = '', emoji = null, isPinned = false, rules, funnel } = SEED_LISTS[index] ?? {}
  return {
    listId: listIdOf(creator, index),
    version: 1,
    name,
    emoji,
    isPinned,
    rules: rules ?? null,
    funnel: funnel ?? null,
    updatedAt: anchor - Math.floor((3 + chance(ROLL.listUpdatedAt, creator.index, index) * 120) * DAY_MS),
  }
}

/** A creator's lists: seeded ones in order, then new ones. */
export function listsOf(world: World, creator: SeedCreator): StoredList[] {
  const changed = world.state.lists[creator.userId] ?? {}
  const seeded = SEED_LISTS.map((_, index) => seedList(creator, index, anchorOf(world)))
  const isSeeded = new Set(seeded.map(({ listId }) => listId))
  const since = Object.entries(changed).filter(([listId]) => !isSeeded.has(listId))
  return [
    ...seeded.map((list) => (list.listId in changed ? changed[list.listId] : list)),
    ...since.map(([, list]) => list),
  ].filter((list) => list != null)
}

export const findList = (world: World, creator: SeedCreator, listId: string): StoredList | undefined =>
  listsOf(world, creator).find((list) => list.listId === listId)

/** Finds a list. Throws 404 for another creator's and for an unknown one. */
export function findListOrThrow(world: World, creator: SeedCreator, listId: string): StoredList {
  return orNotFound(findList(world, creator, listId))
}

/** Stores a list; null deletes it. */
export function storeList(world: World, creator: SeedCreator, listId: string, list: StoredList | null): void {
  world.state.lists[creator.userId] = { ...world.state.lists[creator.userId], [listId]: list }
}

/** Index of a seeded list. */
export const seedListIndex = (creator: SeedCreator, listId: string): number =>
  SEED_LISTS.findIndex((_, index) => listIdOf(creator, index) === listId)

export const isBuiltInList = (creator: SeedCreator, { listId }: StoredList): boolean =>
  listId === doNotDisturbOf(creator)
