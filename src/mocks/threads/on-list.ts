import { anchorOf } from '../anchor'
import { crowdOf } from '../crowd/crowd'
import { isGroupPlace } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { listPlaceOf } from '../crowd/seed-lists'
import type { World } from '../world'

type OnList = (place: number, fanIndex: number | undefined) => boolean

/** Whether the fan of a channel is on a list. */
export async function onListOf(world: World, creator: SeedCreator, listId: string): Promise<OnList> {
  const bit = listPlaceOf(creator, listId)
  const crowd = await crowdOf(creator, anchorOf(world))
  const changed = new Map<number, boolean>()
  for (const [key, { listsAdded, listsLeft }] of Object.entries(world.state.fans)) {
    const fan = key.startsWith(`${creator.userId} `) ? /fan-(\d+)$/.exec(key)?.[1] : undefined
    if (fan === undefined) continue
    if (listsAdded?.includes(listId)) changed.set(Number(fan) - 1, true)
    if (listsLeft?.includes(listId)) changed.set(Number(fan) - 1, false)
  }
  return (place, fanIndex = crowd.fanIndex[place]) => {
    if (isGroupPlace(place) || fanIndex === undefined) return false
    const now = changed.get(fanIndex)
    return now ?? (bit !== undefined && ((crowd.lists[place] ?? 0) & (1 << bit)) !== 0)
  }
}
