import { anchorOf } from '../../state/anchor'
import { populationOf } from '../population/population'
import { manualChangeOn, listMembersOf } from '../lists/list-members'
import { changedFans } from '../fan-status/fan-changes'
import { isGroupIndex } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'

type ListTest = (place: number, fanIndex: number | undefined) => boolean

/** Returns whether the fan of a channel is on a list. */
export async function listTestOf(world: World, creator: SeedCreator, listId: string): Promise<ListTest> {
  const crowd = await populationOf(creator, anchorOf(world))
  const members = (await listMembersOf(world, creator, [listId])).get(listId)
  // Fans outside the population are only on manual lists.
  const changed = new Map(
    changedFans(world, creator).map(({ fanIndex, change }) => [fanIndex, manualChangeOn(change, listId)]),
  )
  return (place, fanIndex = crowd.fanIndex[place]) => {
    if (isGroupIndex(place) || fanIndex === undefined || !members) return false
    const at = crowd.indexByFan.get(fanIndex)
    return at === undefined ? changed.get(fanIndex) === true : members[at] === 1
  }
}
