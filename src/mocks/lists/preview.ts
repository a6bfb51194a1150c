import type * as v from 'valibot'

import type { ListFunnel, ListPreview } from '@/domain/fan-list'
import type { ListRules } from '@/domain/list-rules'

import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { groundOf } from './ground'
import { type Members, membersOf, passing, rulesRead, testOf } from './members'
import { listsOf } from './stored-lists'

const SAMPLE = 6

interface Asked {
  rules: ListRules
  listId?: string | undefined
  funnel?: ListFunnel | null | undefined
}

const NOT_SAVED = 'list-new'

/** How many fans match, and an evenly spread sample. */
function found(fanIndex: Int32Array, fits: (place: number) => boolean) {
  const places = Array.from(fanIndex.keys()).filter(fits)
  const step = Math.max(1, Math.floor(places.length / SAMPLE))
  const sample = places.filter((_, nth) => nth % step === 0).slice(0, SAMPLE)
  return { count: places.length, sample: sample.map((place) => `fan-${(fanIndex[place] ?? 0) + 1}`) }
}

/** Who matches rules now, compared with the list's current members. */
export async function previewOf(
  world: World,
  creator: SeedCreator,
  { rules, listId, funnel = null }: Asked,
): Promise<v.InferInput<typeof ListPreview>> {
  const all = listsOf(world, creator)
  const list = { listId: listId ?? NOT_SAVED, rules, funnel }
  const ground = await groundOf(world, creator, rulesRead([list], all))
  const after = await passing(ground, testOf(list, all, ground.now))
  const before: Members | undefined =
    listId === undefined ? undefined : (await membersOf(world, creator, [listId])).get(listId)
  const { fanIndex } = ground.crowd
  const isIn = (members: Members | undefined, place: number): boolean => members?.[place] === 1
  return {
    ...found(fanIndex, (place) => isIn(after, place)),
    enter: found(fanIndex, (place) => isIn(after, place) && !isIn(before, place)),
    leave: found(fanIndex, (place) => !isIn(after, place) && isIn(before, place)),
  }
}
