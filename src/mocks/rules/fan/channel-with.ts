import { channelIdAt, channelCount, isGroupIndex } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { channelIndexWith } from '../../seed/fans/fan-facts'

/** The chat of a fan with a creator; null where they never wrote. */
export function channelWith(creator: SeedCreator, fanIndex: number): string | null {
  const channelIndex = channelIndexWith(creator.index, fanIndex)
  return channelIndex < channelCount(creator) && !isGroupIndex(channelIndex)
    ? channelIdAt(creator.index, channelIndex)
    : null
}
