import type { SeedCreator } from '../../seed/creators'
import { channelIndicesOf } from '../../seed/channels/channels'
import { movedChannels } from '../threads/channel-facts'
import { findConversation, positionOf, type Conversation } from '../threads/conversation'
import { mediaIdsAt } from './fan-purchases'
import { type NewPayment, newPaymentsIn } from '../money/new-payments'
import type { World } from '../../state/world'
import type { Population } from '../population/population'

/** Fan activity since the world was created, by channel index. */
export interface RecentActivity {
  paid: Map<number, readonly NewPayment[]>
  lastAt: Map<number, number>
  seenAt: Map<number, number>
  /** By media: its buyers. */
  owners: Map<string, Set<number>>
}

const noActivity = (): RecentActivity => ({
  paid: new Map(),
  lastAt: new Map(),
  seenAt: new Map(),
  owners: new Map(),
})

function addActivity(
  world: World,
  since: RecentActivity,
  channelIndex: number,
  conversation: Conversation,
): void {
  const { added, lastSeenAt } = conversation.change ?? { added: [] }
  if (lastSeenAt !== undefined) since.seenAt.set(channelIndex, lastSeenAt)
  const last = added.at(-1)
  if (last) since.lastAt.set(channelIndex, last.at)
  const payments = newPaymentsIn(world, conversation)
  if (payments.length > 0) since.paid.set(channelIndex, payments)
  for (const { kind, messageId } of payments) {
    const at = kind !== 'purchase' || messageId === null ? -1 : positionOf(conversation, messageId)
    for (const mediaId of at === -1 ? [] : mediaIdsAt(conversation, at)) {
      const owners = since.owners.get(mediaId) ?? new Set<number>()
      since.owners.set(mediaId, owners.add(channelIndex))
    }
  }
}

export function recentActivityOf(world: World, creator: SeedCreator, population: Population): RecentActivity {
  const since = noActivity()
  for (const channelId of movedChannels(world, creator)) {
    const channelIndex = channelIndicesOf(channelId)?.index
    const conversation = findConversation(world, creator, channelId)
    if (channelIndex !== undefined && channelIndex < population.size && conversation)
      addActivity(world, since, channelIndex, conversation)
  }
  return since
}

/** The same for a single fan, at index 0. */
export function activityInConversation(world: World, conversation: Conversation | undefined): RecentActivity {
  const since = noActivity()
  if (conversation) addActivity(world, since, 0, conversation)
  return since
}
