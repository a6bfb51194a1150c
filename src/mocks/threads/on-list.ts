import { anchorOf } from '../anchor'
import { crowdOf } from '../crowd/crowd'
import { changedOn, membersOf } from '../lists/members'
import { changedFans } from '../fan/standing'
import { isGroupPlace } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'

type OnList = (place: number, fanIndex: number | undefined) => boolean

/** Returns whether the fan of a channel is on a list. */
export async function onListOf(world: World, creator: SeedCreator, listId: string): Promise<OnList> {
  const crowd = await crowdOf(creator, anchorOf(world))
  const members = (await membersOf(world, creator, [listId])).get(listId)
  // Fans outside the population are only on manual lists.
  const changed = new Map(
    changedFans(world, creator).map(({ fanIndex, change }) => [fanIndex, changedOn(change, listId)]),
  )
  return (place, fanIndex = crowd.fanIndex[place]) => {
    if (isGroupPlace(place) || fanIndex === undefined || !members) return false
    const at = crowd.placeOf.get(fanIndex)
    return at === undefined ? changed.get(fanIndex) === true : members[at] === 1
  }
}
