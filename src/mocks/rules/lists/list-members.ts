import type { ListRules } from '@/domain/lists/list-rules'
import { type RuleTest, compileRules } from './rule-tests'

import { anchorOf } from '../../state/anchor'
import { type Population, populationOf } from '../population/population'
import { changedFans } from '../fan-status/fan-changes'
import type { SeedCreator } from '../../seed/creators'
import { runInSlices } from '../base/slices'
import type { FanChange } from '../../state/tool-state'
import type { World } from '../../state/world'
import { ruleDataOf, ruleCursor, type RuleData } from './rule-data'
import type { StoredList } from '../../state/stored-list'
import { findList, listsOf, seedListIndex } from './stored-lists'

/** 1 for a member at each index, else 0. */
export type MemberFlags = Uint8Array

/** Tests a list's rules and those of later stages of its funnel, which exclude fans. */
export function ruleTestOf(
  list: Pick<StoredList, 'listId' | 'rules' | 'funnel'>,
  all: readonly StoredList[],
  now: number,
): RuleTest {
  const { rules, funnel } = list
  if (rules === null) return () => false
  const own = compileRules(rules, now)
  const later = laterStages(list, all).map((one) => compileRules(one, now))
  return funnel === null || later.length === 0
    ? own
    : (fan) => own(fan) && !later.some((passes) => passes(fan))
}

/** The rules of a list's later funnel stages. */
const laterStages = (
  { listId, funnel }: Pick<StoredList, 'listId' | 'funnel'>,
  all: readonly StoredList[],
): ListRules[] =>
  funnel === null
    ? []
    : all.flatMap((other) =>
        other.listId !== listId &&
        other.rules !== null &&
        other.funnel?.name === funnel.name &&
        other.funnel.stage > funnel.stage
          ? [other.rules]
          : [],
      )

/** Every set of rules these lists depend on. */
export const rulesNeededBy = (
  lists: readonly Pick<StoredList, 'listId' | 'rules' | 'funnel'>[],
  all: readonly StoredList[],
): ListRules[] => lists.flatMap((list) => [...(list.rules ? [list.rules] : []), ...laterStages(list, all)])

/** Whether staff added a fan to a list or removed them; undefined for neither. */
export const manualChangeOn = ({ listsAdded, listsLeft }: FanChange, listId: string): boolean | undefined =>
  listsAdded?.includes(listId) ? true : listsLeft?.includes(listId) ? false : undefined

/** Members of a manual list. */
export function manualMembers(
  world: World,
  creator: SeedCreator,
  population: Population,
  list: StoredList,
): MemberFlags {
  const members = new Uint8Array(population.size)
  const listIndex = seedListIndex(creator, list.listId)
  if (listIndex !== -1)
    for (let channelIndex = 0; channelIndex < population.size; channelIndex += 1)
      members[channelIndex] = ((population.lists[channelIndex] ?? 0) >> listIndex) & 1
  for (const fanIndex of list.members ?? []) {
    const channelIndex = population.indexByFan.get(fanIndex)
    if (channelIndex !== undefined) members[channelIndex] = 1
  }
  for (const { fanIndex, change } of changedFans(world, creator)) {
    const [channelIndex, isOn] = [population.indexByFan.get(fanIndex), manualChangeOn(change, list.listId)]
    if (channelIndex !== undefined && isOn !== undefined) members[channelIndex] = Number(isOn)
  }
  return members
}

/**
 * Who passes a test as of a moment. Works in slices to keep the page responsive when the backend runs in
 * it.
 */
export async function membersPassing(data: RuleData, test: RuleTest, at = data.now): Promise<MemberFlags> {
  const members = new Uint8Array(data.population.size)
  const { fan, goTo } = ruleCursor(data, at)
  await runInSlices(members.length, (channelIndex) => {
    if (goTo(channelIndex) && test(fan)) members[channelIndex] = 1
  })
  return members
}

/** Members of each list. An id without a list has no members. */
export async function listMembersOf(
  world: World,
  creator: SeedCreator,
  listIds: readonly string[],
): Promise<Map<string, MemberFlags>> {
  const population = await populationOf(creator, anchorOf(world))
  const all = listsOf(world, creator)
  const lists = listIds.flatMap((listId) => findList(world, creator, listId) ?? [])
  const smart = lists.filter(({ rules }) => rules !== null)
  const data = smart.length === 0 ? undefined : await ruleDataOf(world, creator, rulesNeededBy(smart, all))
  const members = new Map<string, MemberFlags>()
  for (const list of lists)
    members.set(
      list.listId,
      data && list.rules !== null
        ? await membersPassing(data, ruleTestOf(list, all, data.now))
        : manualMembers(world, creator, population, list),
    )
  return members
}

/** Whether the fan at an index is on any of the lists. */
export async function anyListTest(
  world: World,
  creator: SeedCreator,
  listIds: readonly string[],
): Promise<(channelIndex: number) => boolean> {
  const members = [...(await listMembersOf(world, creator, listIds)).values()]
  return (channelIndex) => members.some((one) => one[channelIndex] === 1)
}
