import type { SeedCreator } from '../../seed/creators'
import { channelIndicesOf } from '../../seed/channels/channels'
import { changedChannels } from '../threads/derived-threads'
import { findConversation, positionOf, type Conversation } from '../threads/conversation'
import { mediaIdsAt } from './fan-purchases'
import type { World } from '../../state/world'
import type { Population } from '../population/population'

/** Fan activity since the world was created, by channel index. */
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

function addActivity(since: RecentActivity, channelIndex: number, conversation: Conversation): void {
  if (!conversation.change) return
  const { added, changes, spent, lastSeenAt } = conversation.change
  if (spent) since.spent.set(channelIndex, spent)
  if (lastSeenAt !== undefined) since.seenAt.set(channelIndex, lastSeenAt)
  const last = added.at(-1)
  if (last) since.lastAt.set(channelIndex, last.at)
  for (const [messageId, { boughtAt }] of Object.entries(changes)) {
    const at = positionOf(conversation, messageId)
    if (boughtAt === undefined || at === -1) continue
    since.boughtAt.set(channelIndex, Math.max(boughtAt, since.boughtAt.get(channelIndex) ?? 0))
    for (const mediaId of mediaIdsAt(conversation, at)) {
      const owners = since.owners.get(mediaId) ?? new Set<number>()
      since.owners.set(mediaId, owners.add(channelIndex))
    }
  }
}

export function recentActivityOf(world: World, creator: SeedCreator, population: Population): RecentActivity {
  const since = noActivity()
  for (const channelId of changedChannels(world, creator.index)) {
    const channelIndex = channelIndicesOf(channelId)?.index
    const conversation = findConversation(world, creator, channelId)
    if (channelIndex !== undefined && channelIndex < population.size && conversation)
      addActivity(since, channelIndex, conversation)
  }
  return since
}

/** The same for a single fan, at index 0. */
export function activityInConversation(conversation: Conversation | undefined): RecentActivity {
  const since = noActivity()
  if (conversation) addActivity(since, 0, conversation)
  return since
}
