import { anchorOf } from '../anchor'
import { changedFans } from '../fan/standing'
import { DAY_MS, MINUTE_MS } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import { chance } from '../seed/random'
import { inSlices } from '../threads/slices'
import type { World } from '../world'
import { groundOf, ruleCursor, type RuleGround } from './ground'
import { handMembers, rulesRead, testOf } from './members'
import { listsOf, seedPlaceOf, type StoredList } from './stored-lists'

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
  const place = seedPlaceOf(creator, list.listId)
  return anchorOf(world) - Math.floor(chance(274, creator.index, fanIndex, place) * SEEDED_OVER_MS)
}

/** By fan index. */
export const changesByFan = (world: World, creator: SeedCreator) =>
  new Map(changedFans(world, creator).map(({ fanIndex, change }) => [fanIndex, change]))

function handCount(world: World, creator: SeedCreator, { crowd }: RuleGround, list: StoredList): ListCount {
  const [members, changes] = [handMembers(world, creator, crowd, list), changesByFan(world, creator)]
  const from = world.now() - WEEK_MS
  let [count, change] = [0, 0]
  for (let place = 0; place < members.length; place += 1) {
    if (members[place] !== 1) continue
    count += 1
    const fanIndex = crowd.fanIndex[place] ?? 0
    if (addedAtOf(world, creator, list, fanIndex, changes.get(fanIndex)?.listsAt) > from) change += 1
  }
  for (const { listsLeft, listsAt } of changes.values())
    if (listsLeft?.includes(list.listId) && (listsAt?.[list.listId] ?? 0) > from) change -= 1
  return { members: count, change }
}

/** Counts all lists in one pass over the fans. */
async function countSmart(
  ground: RuleGround,
  lists: readonly StoredList[],
  all: readonly StoredList[],
  at: number,
) {
  const counts = new Uint32Array(lists.length)
  const tests = lists.map((list) => testOf(list, all, at))
  const { fan, goTo } = ruleCursor(ground, at)
  await inSlices(ground.crowd.size, (place) => {
    if (!goTo(place)) return
    for (let n = 0; n < tests.length; n += 1) if (tests[n]?.(fan)) counts[n] = (counts[n] ?? 0) + 1
  })
  return counts
}

async function count(world: World, creator: SeedCreator): Promise<Map<string, ListCount>> {
  const all = listsOf(world, creator)
  const smart = all.filter(({ rules }) => rules !== null)
  const ground = await groundOf(world, creator, rulesRead(smart, all))
  const [now, before] = [
    await countSmart(ground, smart, all, ground.now),
    await countSmart(ground, smart, all, ground.now - WEEK_MS),
  ]
  const counts = new Map(
    smart.map(({ listId }, n) => [
      listId,
      { members: now[n] ?? 0, change: (now[n] ?? 0) - (before[n] ?? 0) },
    ]),
  )
  for (const list of all)
    if (list.rules === null) counts.set(list.listId, handCount(world, creator, ground, list))
  return counts
}

const KEPT = 6
const known = new Map<string, Promise<Map<string, ListCount>>>()

/** Member count of each list with its change in 7 days; cached until its inputs change. */
export function countsOf(world: World, creator: SeedCreator): Promise<Map<string, ListCount>> {
  const { state } = world
  const key = JSON.stringify([
    creator.index,
    anchorOf(world),
    Math.floor(world.now() / MINUTE_MS),
    state.threads.version,
    state.lists[creator.userId],
    changedFans(world, creator).map(({ fanIndex, change: { listsAdded, listsLeft } }) => [
      fanIndex,
      listsAdded,
      listsLeft,
    ]),
  ])
  const kept = known.get(key)
  if (kept) return kept
  const made = count(world, creator)
  known.set(key, made)
  for (const old of [...known.keys()].slice(0, -KEPT)) known.delete(old)
  return made
}
