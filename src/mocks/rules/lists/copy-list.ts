import type * as v from 'valibot'

import type { ListCopy } from '@/domain/lists/fan-list'
import type { ListRules } from '@/domain/lists/list-rules'
import { allConditions, mapConditions } from './rule-tests'
import { foldText } from '@/lib/text/fold-text'

import { isNameTaken } from '../base/check-name'
import type { Account } from '../account/accounts'
import { anchorOf } from '../../state/anchor'
import { populationOf } from '../population/population'
import { permissionsFor } from '../account/permissions'
import { creatorById, type SeedCreator } from '../../seed/creators'
import { labelsOf } from '../threads/labels'
import type { World } from '../../state/world'
import { listCountsOf } from './list-counts'
import type { StoredList } from '../../state/stored-list'
import { listsOf, storeList } from './stored-lists'

export const MAX_LISTS = 100

interface CopySource {
  account: Account
  creator: SeedCreator
  list: StoredList
  /** For a manual list. */
  members: readonly number[] | undefined
}

/**
 * Maps labels to the other creator's labels of the same name, as labels belong to one creator. Null where
 * one is missing.
 */
function mapLabels(world: World, from: SeedCreator, to: SeedCreator, rules: ListRules): ListRules | null {
  const [own, theirs] = [labelsOf(world, from), labelsOf(world, to)]
  return mapConditions(rules, (condition) => {
    if (condition.field !== 'label') return condition
    const values = condition.values.map((id) => {
      const name = own.find(({ labelId }) => labelId === id)?.name
      return theirs.find((label) => name !== undefined && foldText(label.name) === foldText(name))?.labelId
    })
    const ids = values.filter((id) => id !== undefined)
    return ids.length === values.length ? { ...condition, values: ids } : null
  })
}

/** Copies a list to another creator of the account and reports why it cannot. */
export async function copyListTo(
  world: World,
  { account, creator, list, members }: CopySource,
  creatorId: string,
): Promise<v.InferInput<typeof ListCopy>> {
  const target = creatorById(creatorId)
  const refused = (state: v.InferInput<typeof ListCopy>['state']) => ({ creatorId, state, memberCount: 0 })
  const mayEdit = permissionsFor(world, account).lists === 'edit'
  if (!target || target === creator || !mayEdit || !account.creatorIds.includes(creatorId))
    return refused('not_allowed')
  if (isNameTaken(list.name, listsOf(world, target))) return refused('name_taken')
  if (listsOf(world, target).length >= MAX_LISTS) return refused('too_many')
  if (list.rules && allConditions(list.rules).some(({ field }) => field === 'bought'))
    return refused('item_missing')
  const rules = list.rules && mapLabels(world, creator, target, list.rules)
  if (list.rules && !rules) return refused('label_missing')
  const now = world.now()
  const listId = world.newId(`list-${target.index + 1}-new`)
  const population = await populationOf(target, anchorOf(world))
  storeList(world, target, listId, {
    listId,
    version: 1,
    name: list.name,
    emoji: list.emoji,
    isPinned: list.isPinned,
    rules,
    funnel: null,
    updatedAt: now,
    createdAt: now,
    // Only fans of the other creator.
    ...(members && { members: members.filter((fanIndex) => population.indexByFan.has(fanIndex)) }),
  })
  const { members: memberCount = 0 } = (await listCountsOf(world, target)).get(listId) ?? {}
  return { creatorId, state: 'copied', memberCount }
}
