import { anchorOf } from '../../state/anchor'
import { type PopulationFan, populationFan } from '../../seed/fans/population-fan'
import { ruleDataOfFan, ruleCursor } from './rule-data'
import { manualChangeOn, manualMembers, ruleTestOf } from './list-members'
import { findList, listsOf } from './stored-lists'
import { invalidField } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { changeFan, fanChange } from '../fan-status/fan-changes'
import { fanIdAt } from '../../seed/fans/fans'

/** A fan's lists, by name. */
export function listsOfFan(
  world: World,
  creator: SeedCreator,
  one: PopulationFan,
): { listId: string; name: string }[] {
  const data = ruleDataOfFan(world, creator, one)
  const { fan } = ruleCursor(data)
  const change = fanChange(world, creator, one.fan.userId)
  const all = listsOf(world, creator)
  return all
    .filter((list) =>
      list.rules === null
        ? (manualChangeOn(change, list.listId) ??
          manualMembers(world, creator, data.population, list)[0] === 1)
        : ruleTestOf(list, all, data.now)(fan),
    )
    .map(({ listId, name }) => ({ listId, name }))
}

/** Tests fans one by one for a list, without building the population of all fans; false for a list that is gone. */
export function onListTest(
  world: World,
  creator: SeedCreator,
  listId: string,
): (fanIndex: number) => boolean {
  const all = listsOf(world, creator)
  const list = findList(world, creator, listId)
  const cache = new Map<number, boolean>()
  const isOn = (fanIndex: number): boolean => {
    if (!list) return false
    const data = ruleDataOfFan(world, creator, populationFan(creator, fanIndex, anchorOf(world)))
    if (list.rules !== null) return ruleTestOf(list, all, data.now)(ruleCursor(data).fan)
    const change = fanChange(world, creator, fanIdAt(fanIndex))
    return manualChangeOn(change, listId) ?? manualMembers(world, creator, data.population, list)[0] === 1
  }
  return (fanIndex) => {
    const found = cache.get(fanIndex) ?? isOn(fanIndex)
    cache.set(fanIndex, found)
    return found
  }
}

/** Puts a fan on lists and takes them off; only lists kept by hand can be changed so. */
export function changeLists(
  world: World,
  creator: SeedCreator,
  fanId: string,
  add: readonly string[],
  remove: readonly string[],
): void {
  for (const [field, ids] of [['add', add] as const, ['remove', remove] as const]) {
    for (const listId of ids) {
      const list = findList(world, creator, listId)
      if (!list) throw invalidField(field, 'not_found')
      if (list.rules !== null) throw invalidField(field, 'list_smart')
    }
  }
  const { listsAdded = [], listsLeft = [], listsAt = {} } = fanChange(world, creator, fanId)
  const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id))
  const now = world.now()
  changeFan(world, creator, fanId, {
    listsAdded: [...new Set([...without(listsAdded, remove), ...without(add, remove)])],
    listsLeft: [...new Set([...without(listsLeft, add), ...remove])],
    listsAt: { ...listsAt, ...Object.fromEntries([...add, ...remove].map((listId) => [listId, now])) },
  })
}
