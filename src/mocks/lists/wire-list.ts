import type * as v from 'valibot'

import type { FanList, ListUse } from '@/domain/fan-list'
import type { ListRules } from '@/domain/list-rules'

import { iso } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { countsOf, type ListCount } from './counts'
import { isBuiltIn, listsOf, type StoredList } from './stored-lists'
import { usesOf } from './uses'

type WireList = v.InferInput<typeof FanList>

const wire = (
  creator: SeedCreator,
  list: StoredList,
  { members, change }: ListCount = { members: 0, change: 0 },
  uses: readonly ListUse[] = [],
): WireList => ({
  listId: list.listId,
  name: list.name,
  emoji: list.emoji,
  isSmart: list.rules !== null,
  isBuiltIn: isBuiltIn(creator, list),
  isPinned: list.isPinned,
  memberCount: members,
  change7Days: change,
  updatedAt: iso(list.updatedAt),
  rules: list.rules === null ? null : structuredClone<ListRules>(list.rules),
  funnel: list.funnel,
  uses: [...uses],
})

/** A creator's lists with member counts and uses. */
export async function wireLists(world: World, creator: SeedCreator): Promise<WireList[]> {
  const [counts, uses] = [await countsOf(world, creator), await usesOf(world, creator)]
  return listsOf(world, creator).map((list) =>
    wire(creator, list, counts.get(list.listId), uses.get(list.listId)),
  )
}

export async function wireList(world: World, creator: SeedCreator, list: StoredList): Promise<WireList> {
  const [counts, uses] = [await countsOf(world, creator), await usesOf(world, creator)]
  return wire(creator, list, counts.get(list.listId), uses.get(list.listId))
}
