import { anchorOf } from '../../state/anchor'
import { orNotFound } from './refusal'
import type { SeedCreator } from '../../seed/creators'
import type { State } from '../../state/state'
import type { World } from '../../state/world'

/** Rows of each creator, as seeded until one is changed. `id` is the field that tells them apart. */
export function creatorRows<Id extends string, Row extends Record<Id, string>>(
  storedIn: (state: State) => Record<string, Row[]>,
  seed: (creator: SeedCreator, anchor: number) => readonly Row[],
  id: Id,
) {
  const of = (world: World, creator: SeedCreator): readonly Row[] =>
    storedIn(world.state)[creator.userId] ?? seed(creator, anchorOf(world))
  const saveAll = (world: World, creator: SeedCreator, rows: readonly Row[]): void => {
    storedIn(world.state)[creator.userId] = [...rows]
  }
  return {
    of,
    saveAll,
    /** Throws 404. */
    find: (world: World, creator: SeedCreator, wanted: string): Row =>
      orNotFound(of(world, creator).find((row) => row[id] === wanted)),
    /** Replaces rows of the same id and puts new ones first. */
    save: (world: World, creator: SeedCreator, ...saved: readonly Row[]): void => {
      const all = of(world, creator)
      const added = saved.filter((row) => !all.some((one) => one[id] === row[id]))
      saveAll(world, creator, [
        ...added,
        ...all.map((one) => saved.find((row) => row[id] === one[id]) ?? one),
      ])
    },
  }
}
