import type * as v from 'valibot'

import type { FanList } from '@/domain/fan-list'

import { anchorOf } from '../anchor'
import { crowdOf } from '../crowd/crowd'
import { unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import { type CrowdFan } from '../crowd/crowd-fan'
import { listIdOf, listPlaceOf, SEED_LISTS, seedListBits } from '../crowd/seed-lists'
import type { FanChange } from '../tool-state'
import type { World } from '../world'
import { changedFans, changeFan, fanChange } from './standing'

/** The lists a fan is on now, as bits by place: those of the seed with what staff changed by hand. */
export function listBits(seedBits: number, creator: SeedCreator, change: FanChange): number {
  let bits = seedBits
  for (const listId of change.listsAdded ?? []) bits |= 1 << (listPlaceOf(creator, listId) ?? 31)
  for (const listId of change.listsLeft ?? []) bits &= ~(1 << (listPlaceOf(creator, listId) ?? 31))
  return bits
}

const bitsOf = (world: World, creator: SeedCreator, one: CrowdFan): number =>
  listBits(seedListBits(one, creator, anchorOf(world)), creator, fanChange(world, creator, one.fan.userId))

/** The lists a fan is on, by name. */
export function listsOfFan(
  world: World,
  creator: SeedCreator,
  one: CrowdFan,
): { listId: string; name: string }[] {
  const bits = bitsOf(world, creator, one)
  return SEED_LISTS.flatMap(({ name }, place) =>
    bits & (1 << place) ? [{ listId: listIdOf(creator, place), name }] : [],
  )
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
      const list = SEED_LISTS[listPlaceOf(creator, listId) ?? -1]
      if (!list) throw unfit(field, 'not_found')
      if (list.isSmart) throw unfit(field, 'list_smart')
    }
  }
  const { listsAdded = [], listsLeft = [] } = fanChange(world, creator, fanId)
  const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id))
  changeFan(world, creator, fanId, {
    listsAdded: [...new Set([...without(listsAdded, remove), ...without(add, remove)])],
    listsLeft: [...new Set([...without(listsLeft, add), ...remove])],
  })
}

/** The lists every fan of a creator is on now, as bits by place, in the order of the crowd. */
export async function crowdLists(world: World, creator: SeedCreator): Promise<Uint16Array> {
  const crowd = await crowdOf(creator, anchorOf(world))
  const bits = Uint16Array.from(crowd.lists)
  for (const { fanIndex, change } of changedFans(world, creator)) {
    const place = crowd.placeOf.get(fanIndex)
    if (place !== undefined) bits[place] = listBits(bits[place] ?? 0, creator, change)
  }
  return bits
}

/** A creator's lists and how many fans are on each. */
export async function fanLists(world: World, creator: SeedCreator): Promise<v.InferInput<typeof FanList>[]> {
  const counts = SEED_LISTS.map(() => 0)
  for (const bits of await crowdLists(world, creator)) {
    for (let place = 0; place < counts.length; place += 1) {
      if (bits & (1 << place)) counts[place] = (counts[place] ?? 0) + 1
    }
  }
  return SEED_LISTS.map(({ name, isSmart }, place) => ({
    listId: listIdOf(creator, place),
    name,
    isSmart,
    memberCount: counts[place] ?? 0,
  }))
}
