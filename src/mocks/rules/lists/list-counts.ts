import { anchorOf } from '../../state/anchor'
import { changedFans } from '../fan-status/fan-changes'
import { DAY_MS, MINUTE_MS } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { memoByWorld } from '../base/memo-by-world'
import { runInSlices } from '../base/slices'
import type { World } from '../../state/world'
import { ruleDataOf, ruleCursor, type RuleData } from './rule-data'
import { manualMembers, rulesNeededBy, ruleTestOf } from './list-members'
import type { StoredList } from '../../state/stored-list'
import { listsOf, seedListIndex } from './stored-lists'

export interface ListCount {
  members: number
  /** Compared with 7 days ago. */
  change: number
}

const WEEK_MS = 7 * DAY_MS
const SEEDED_OVER_MS = 300 * DAY_MS

/** When a fan joined a manual list. */
export function addedAtOf(
  world: World,
  creator: SeedCreator,
  list: StoredList,
  fanIndex: number,
  listsAt: Readonly<Record<string, number>> | undefined,
): number {
  const changedAt = listsAt?.[list.listId]
  if (changedAt !== undefined) return changedAt
  if (list.createdAt !== undefined) return list.createdAt
  const seedIndex = seedListIndex(creator, list.listId)
  return (
    anchorOf(world) -
    Math.floor(chance(ROLL.listAddedAt, creator.index, fanIndex, seedIndex) * SEEDED_OVER_MS)
  )
}

/** By fan index. */
export const changesByFan = (world: World, creator: SeedCreator) =>
  new Map(changedFans(world, creator).map(({ fanIndex, change }) => [fanIndex, change]))

function manualListCount(
  world: World,
  creator: SeedCreator,
  { population }: RuleData,
  list: StoredList,
): ListCount {
  const [members, changes] = [manualMembers(world, creator, population, list), changesByFan(world, creator)]
  const from = world.now() - WEEK_MS
  let [count, change] = [0, 0]
  for (let channelIndex = 0; channelIndex < members.length; channelIndex += 1) {
    if (members[channelIndex] !== 1) continue
    count += 1
    const fanIndex = population.fanIndex[channelIndex] ?? 0
    if (addedAtOf(world, creator, list, fanIndex, changes.get(fanIndex)?.listsAt) > from) change += 1
  }
  for (const { listsLeft, listsAt } of changes.values())
    if (listsLeft?.includes(list.listId) && (listsAt?.[list.listId] ?? 0) > from) change -= 1
  return { members: count, change }
}

/** Counts all lists in one pass over the fans. */
async function smartListCounts(
  data: RuleData,
  lists: readonly StoredList[],
  all: readonly StoredList[],
  at: number,
) {
  const counts = new Uint32Array(lists.length)
  const tests = lists.map((list) => ruleTestOf(list, all, at))
  const { fan, goTo } = ruleCursor(data, at)
  await runInSlices(data.population.size, (channelIndex) => {
    if (!goTo(channelIndex)) return
    for (let n = 0; n < tests.length; n += 1) if (tests[n]?.(fan)) counts[n] = (counts[n] ?? 0) + 1
  })
  return counts
}

async function countLists(world: World, creator: SeedCreator): Promise<Map<string, ListCount>> {
  const all = listsOf(world, creator)
  const smart = all.filter(({ rules }) => rules !== null)
  const data = await ruleDataOf(world, creator, rulesNeededBy(smart, all))
  const [now, before] = [
    await smartListCounts(data, smart, all, data.now),
    await smartListCounts(data, smart, all, data.now - WEEK_MS),
  ]
  const counts = new Map(
    smart.map(({ listId }, n) => [
      listId,
      { members: now[n] ?? 0, change: (now[n] ?? 0) - (before[n] ?? 0) },
    ]),
  )
  for (const list of all)
    if (list.rules === null) counts.set(list.listId, manualListCount(world, creator, data, list))
  return counts
}

const countInputs = (world: World, creator: SeedCreator): string =>
  JSON.stringify([
    creator.index,
    anchorOf(world),
    Math.floor(world.now() / MINUTE_MS),
    world.state.threads.version,
    world.state.lists[creator.userId],
    changedFans(world, creator).map(({ fanIndex, change: { listsAdded, listsLeft } }) => [
      fanIndex,
      listsAdded,
      listsLeft,
    ]),
  ])

/** Member count of each list with its change in 7 days; cached until its inputs change. */
export const listCountsOf = memoByWorld(6, countInputs, countLists)
