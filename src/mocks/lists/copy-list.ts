import type * as v from 'valibot'

import type { ListCopy } from '@/domain/fan-list'
import { conditionsOf, type ListRules, mapConditions } from '@/domain/list-rules'
import { folded } from '@/lib/folded'

import type { Account } from '../accounts'
import { anchorOf } from '../anchor'
import { crowdOf } from '../crowd/crowd'
import { permissionsFor } from '../permissions'
import { creatorById, type SeedCreator } from '../seed/creators'
import { labelsOf } from '../threads/labels'
import type { World } from '../world'
import { countsOf } from './counts'
import { listsOf, storeList, type StoredList } from './stored-lists'

export const MOST_LISTS = 100

export const nameTaken = (world: World, creator: SeedCreator, name: string, own?: string): boolean =>
  listsOf(world, creator).some((other) => other.listId !== own && folded(other.name) === folded(name))

interface Original {
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
function withLabelsOf(world: World, from: SeedCreator, to: SeedCreator, rules: ListRules): ListRules | null {
  const [own, theirs] = [labelsOf(world, from), labelsOf(world, to)]
  return mapConditions(rules, (condition) => {
    if (condition.field !== 'label') return condition
    const values = condition.values.map((id) => {
      const name = own.find(({ labelId }) => labelId === id)?.name
      return theirs.find((label) => name !== undefined && folded(label.name) === folded(name))?.labelId
    })
    const known = values.filter((id) => id !== undefined)
    return known.length === values.length ? { ...condition, values: known } : null
  })
}

/** Copies a list to another creator of the account and reports why it cannot. */
export async function copyTo(
  world: World,
  { account, creator, list, members }: Original,
  creatorId: string,
): Promise<v.InferInput<typeof ListCopy>> {
  const target = creatorById(creatorId)
  const refused = (state: v.InferInput<typeof ListCopy>['state']) => ({ creatorId, state, memberCount: 0 })
  const mayEdit = permissionsFor(world, account).lists === 'edit'
  if (!target || target === creator || !mayEdit || !account.creatorIds.includes(creatorId))
    return refused('not_allowed')
  if (nameTaken(world, target, list.name)) return refused('name_taken')
  if (listsOf(world, target).length >= MOST_LISTS) return refused('too_many')
  if (list.rules && conditionsOf(list.rules).some(({ field }) => field === 'bought'))
    return refused('item_missing')
  const rules = list.rules && withLabelsOf(world, creator, target, list.rules)
  if (list.rules && !rules) return refused('label_missing')
  const now = world.now()
  const listId = world.newId(`list-${target.index + 1}-new`)
  const crowd = await crowdOf(target, anchorOf(world))
  storeList(world, target, listId, {
    listId,
    name: list.name,
    emoji: list.emoji,
    isPinned: list.isPinned,
    rules,
    funnel: null,
    updatedAt: now,
    createdAt: now,
    // Only fans of the other creator.
    ...(members && { members: members.filter((fanIndex) => crowd.placeOf.has(fanIndex)) }),
  })
  const { members: memberCount = 0 } = (await countsOf(world, target)).get(listId) ?? {}
  return { creatorId, state: 'copied', memberCount }
}
