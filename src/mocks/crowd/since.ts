import type { SeedCreator } from '../seed/creators'
import { channelPlaceOf } from '../seed/channels'
import { changedChannels } from '../threads/derived'
import { findTalk, placeOf, type Talk } from '../threads/talk'
import { mediaIdsAt } from '../fan/purchases'
import type { World } from '../world'
import type { Crowd } from './crowd'

/** Fan activity since the world was created, by population index. */
export interface Since {
  spent: Map<number, number>
  boughtAt: Map<number, number>
  lastAt: Map<number, number>
  seenAt: Map<number, number>
  /** By media: its buyers. */
  owners: Map<string, Set<number>>
}

const nothingSince = (): Since => ({
  spent: new Map(),
  boughtAt: new Map(),
  lastAt: new Map(),
  seenAt: new Map(),
  owners: new Map(),
})

function addSince(since: Since, place: number, talk: Talk): void {
  if (!talk.change) return
  const { added, changes, spent, lastSeenAt } = talk.change
  if (spent) since.spent.set(place, spent)
  if (lastSeenAt !== undefined) since.seenAt.set(place, lastSeenAt)
  const last = added.at(-1)
  if (last) since.lastAt.set(place, last.at)
  for (const [messageId, { boughtAt }] of Object.entries(changes)) {
    const at = placeOf(talk, messageId)
    if (boughtAt === undefined || at === -1) continue
    since.boughtAt.set(place, Math.max(boughtAt, since.boughtAt.get(place) ?? 0))
    for (const mediaId of mediaIdsAt(talk, at)) {
      const owners = since.owners.get(mediaId) ?? new Set<number>()
      since.owners.set(mediaId, owners.add(place))
    }
  }
}

export function sinceOf(world: World, creator: SeedCreator, crowd: Crowd): Since {
  const since = nothingSince()
  for (const channelId of changedChannels(world, creator.index)) {
    const place = channelPlaceOf(channelId)?.index
    const talk = findTalk(world, creator, channelId)
    if (place !== undefined && place < crowd.size && talk) addSince(since, place, talk)
  }
  return since
}

/** The same for a single fan, at index 0. */
export function sinceInTalk(talk: Talk | undefined): Since {
  const since = nothingSince()
  if (talk) addSince(since, 0, talk)
  return since
}
