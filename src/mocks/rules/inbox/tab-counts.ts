import { CHANNEL_TABS, type ChannelCounts } from '@/domain/chat/channel'

import { anchorOf } from '../../state/anchor'
import {
  channelCount,
  channelIndicesOf,
  isGroupIndex,
  isSeedArchived,
  LIVELY_CHANNELS,
} from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { livelyFacts, movedChannels } from '../threads/channel-facts'
import { isInTab } from './tabs'

/** Cached tab counts of unchanged seeded channels. */
const bulkTabCounts = new Map<number, { all: number; groups: number; archived: number }>()

function bulkTabCount(creator: SeedCreator) {
  const cached = bulkTabCounts.get(creator.index)
  if (cached) return cached
  const size = channelCount(creator)
  const made = { all: 0, groups: 0, archived: 0 }
  for (let channelIndex = LIVELY_CHANNELS; channelIndex < size; channelIndex += 1) {
    if (isSeedArchived(channelIndex)) made.archived += 1
    else {
      made.all += 1
      if (isGroupIndex(channelIndex)) made.groups += 1
    }
  }
  bulkTabCounts.set(creator.index, made)
  return made
}

/** Channel counts of each tab, without chips and search. */
export function tabCountsOf(world: World, creator: SeedCreator): ChannelCounts {
  const counts = { waiting: 0, unread: 0, priority: 0, ...bulkTabCount(creator) }
  const size = channelCount(creator)
  for (const row of livelyFacts(world, creator, anchorOf(world), size)) {
    for (const tab of CHANNEL_TABS) if (isInTab(tab, row)) counts[tab] += 1
  }
  // Moved channels count by their current state, not as part of the bulk.
  for (const channelId of movedChannels(world, creator)) {
    const index = channelIndicesOf(channelId)?.index
    if (index === undefined || index < LIVELY_CHANNELS) continue
    if (isSeedArchived(index)) counts.archived -= 1
    else {
      counts.all -= 1
      if (isGroupIndex(index)) counts.groups -= 1
    }
  }
  return counts
}
