import type * as v from 'valibot'

import type { FanList, ListUse } from '@/domain/lists/fan-list'
import type { ListRules } from '@/domain/lists/list-rules'

import { iso } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../state/world'
import { listCountsOf, type ListCount } from '../rules/lists/list-counts'
import type { StoredList } from '../state/stored-list'
import { isBuiltInList, listsOf } from '../rules/lists/stored-lists'
import { listUsesOf } from '../rules/lists/list-uses'

type WireList = v.InferInput<typeof FanList>

const toWireList = (
  creator: SeedCreator,
  list: StoredList,
  { members, change }: ListCount = { members: 0, change: 0 },
  uses: readonly ListUse[] = [],
): WireList => ({
  listId: list.listId,
  version: list.version,
  name: list.name,
  emoji: list.emoji,
  isSmart: list.rules !== null,
  isBuiltIn: isBuiltInList(creator, list),
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
  const [counts, uses] = [await listCountsOf(world, creator), await listUsesOf(world, creator)]
  return listsOf(world, creator).map((list) =>
    toWireList(creator, list, counts.get(list.listId), uses.get(list.listId)),
  )
}

export async function wireList(world: World, creator: SeedCreator, list: StoredList): Promise<WireList> {
  const [counts, uses] = [await listCountsOf(world, creator), await listUsesOf(world, creator)]
  return toWireList(creator, list, counts.get(list.listId), uses.get(list.listId))
}
