import { type ListRules, type RuleTest, ruleTest } from '@/domain/list-rules'

import { anchorOf } from '../anchor'
import { type Crowd, crowdOf } from '../crowd/crowd'
import { changedFans } from '../fan/standing'
import type { SeedCreator } from '../seed/creators'
import { inSlices } from '../threads/slices'
import type { FanChange } from '../tool-state'
import type { World } from '../world'
import { groundOf, ruleCursor, type RuleGround } from './ground'
import { findList, listsOf, seedPlaceOf, type StoredList } from './stored-lists'

/** 1 for a member at each index, else 0. */
export type Members = Uint8Array

/** Tests a list's rules and those of later stages of its funnel, which exclude fans. */
export function testOf(
  list: Pick<StoredList, 'listId' | 'rules' | 'funnel'>,
  all: readonly StoredList[],
  now: number,
): RuleTest {
  const { rules, funnel } = list
  if (rules === null) return () => false
  const own = ruleTest(rules, now)
  const later = laterStages(list, all).map((one) => ruleTest(one, now))
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
export const rulesRead = (
  lists: readonly Pick<StoredList, 'listId' | 'rules' | 'funnel'>[],
  all: readonly StoredList[],
): ListRules[] => lists.flatMap((list) => [...(list.rules ? [list.rules] : []), ...laterStages(list, all)])

/** Whether staff added a fan to a list or removed them; undefined for neither. */
export const changedOn = ({ listsAdded, listsLeft }: FanChange, listId: string): boolean | undefined =>
  listsAdded?.includes(listId) ? true : listsLeft?.includes(listId) ? false : undefined

/** Members of a manual list. */
export function handMembers(world: World, creator: SeedCreator, crowd: Crowd, list: StoredList): Members {
  const members = new Uint8Array(crowd.size)
  const seedPlace = seedPlaceOf(creator, list.listId)
  if (seedPlace !== -1)
    for (let place = 0; place < crowd.size; place += 1)
      members[place] = ((crowd.lists[place] ?? 0) >> seedPlace) & 1
  for (const fanIndex of list.members ?? []) {
    const place = crowd.placeOf.get(fanIndex)
    if (place !== undefined) members[place] = 1
  }
  for (const { fanIndex, change } of changedFans(world, creator)) {
    const [place, isOn] = [crowd.placeOf.get(fanIndex), changedOn(change, list.listId)]
    if (place !== undefined && isOn !== undefined) members[place] = Number(isOn)
  }
  return members
}

/**
 * Who passes a test as of a moment. Works in slices to keep the page responsive when the backend runs in
 * it.
 */
export async function passing(ground: RuleGround, test: RuleTest, at = ground.now): Promise<Members> {
  const members = new Uint8Array(ground.crowd.size)
  const { fan, goTo } = ruleCursor(ground, at)
  await inSlices(members.length, (place) => {
    if (goTo(place) && test(fan)) members[place] = 1
  })
  return members
}

/** Members of each list. An id without a list has no members. */
export async function membersOf(
  world: World,
  creator: SeedCreator,
  listIds: readonly string[],
): Promise<Map<string, Members>> {
  const crowd = await crowdOf(creator, anchorOf(world))
  const all = listsOf(world, creator)
  const lists = listIds.flatMap((listId) => findList(world, creator, listId) ?? [])
  const smart = lists.filter(({ rules }) => rules !== null)
  const ground = smart.length === 0 ? undefined : await groundOf(world, creator, rulesRead(smart, all))
  const members = new Map<string, Members>()
  for (const list of lists)
    members.set(
      list.listId,
      ground && list.rules !== null
        ? await passing(ground, testOf(list, all, ground.now))
        : handMembers(world, creator, crowd, list),
    )
  return members
}

/** Whether the fan at an index is on any of the lists. */
export async function onAnyOf(
  world: World,
  creator: SeedCreator,
  listIds: readonly string[],
): Promise<(place: number) => boolean> {
  const members = [...(await membersOf(world, creator, listIds)).values()]
  return (place) => members.some((one) => one[place] === 1)
}
