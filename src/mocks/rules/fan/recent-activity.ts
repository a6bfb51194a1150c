import type { SeedCreator } from '../../seed/creators'
import { channelIndicesOf } from '../../seed/channels/channels'
import { changedChannels } from '../threads/derived-threads'
import { findTalk, positionOf, type Talk } from '../threads/talk'
import { mediaIdsAt } from './fan-purchases'
import type { World } from '../../state/world'
import type { Population } from '../population/population'

/** Fan activity since the world was created, by population index. */
export interface RecentActivity {
  spent: Map<number, number>
  boughtAt: Map<number, number>
  lastAt: Map<number, number>
  seenAt: Map<number, number>
  /** By media: its buyers. */
  owners: Map<string, Set<number>>
}

const noActivity = (): RecentActivity => ({
  spent: new Map(),
  boughtAt: new Map(),
  lastAt: new Map(),
  seenAt: new Map(),
  owners: new Map(),
})

function addActivity(since: RecentActivity, place: number, talk: Talk): void {
  if (!talk.change) return
  const { added, changes, spent, lastSeenAt } = talk.change
  if (spent) since.spent.set(place, spent)
  if (lastSeenAt !== undefined) since.seenAt.set(place, lastSeenAt)
  const last = added.at(-1)
  if (last) since.lastAt.set(place, last.at)
  for (const [messageId, { boughtAt }] of Object.entries(changes)) {
    const at = positionOf(talk, messageId)
    if (boughtAt === undefined || at === -1) continue
    since.boughtAt.set(place, Math.max(boughtAt, since.boughtAt.get(place) ?? 0))
    for (const mediaId of mediaIdsAt(talk, at)) {
      const owners = since.owners.get(mediaId) ?? new Set<number>()
      since.owners.set(mediaId, owners.add(place))
    }
  }
}

export function recentActivityOf(world: World, creator: SeedCreator, crowd: Population): RecentActivity {
  const since = noActivity()
  for (const channelId of changedChannels(world, creator.index)) {
    const place = channelIndicesOf(channelId)?.index
    const talk = findTalk(world, creator, channelId)
    if (place !== undefined && place < crowd.size && talk) addActivity(since, place, talk)
  }
  return since
}

/** The same for a single fan, at index 0. */
export function activityInTalk(talk: Talk | undefined): RecentActivity {
  const since = noActivity()
  if (talk) addActivity(since, 0, talk)
  return since
}
