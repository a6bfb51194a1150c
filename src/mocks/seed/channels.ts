import { DAY_MS, MINUTE_MS } from './calendar'
import { BUSIEST_CREATOR, LONGEST_CHANNEL, type SeedCreator } from './creators'
import { FAN_COUNT } from './fans'
import { between, chance, random, seedOf } from './random'

export interface SeedChannel {
  channelId: string
  creatorIndex: number
  index: number
  kind: 'direct' | 'group'
  /** Place of the fan in a direct channel. */
  fanIndex: number
  messageCount: number
  /** How long ago the last message came, counted from the moment of asking. */
  quietForMs: number
}

const BUSIEST_CHANNEL_COUNT = 50_000
const LONGEST_MESSAGE_COUNT = 100_000

/** How many channels a creator has: 50,000 for the busiest, some hundreds or thousands for the others. */
export const channelCount = (creator: SeedCreator): number =>
  creator.index === BUSIEST_CREATOR ? BUSIEST_CHANNEL_COUNT : between(chance(81, creator.index), 400, 6000)

/** Channel number `index` of a creator, newest first; made alone, the same each time. */
export function channelAt(creator: SeedCreator, index: number): SeedChannel {
  if (!Number.isInteger(index) || index < 0 || index >= channelCount(creator)) {
    throw new RangeError(`No channel ${index} of ${creator.displayName}`)
  }
  const roll = random(seedOf(82, creator.index, index))
  const isLongest = creator.index === BUSIEST_CREATOR && index === LONGEST_CHANNEL
  return {
    channelId: `channel-${creator.index + 1}-${index + 1}`,
    creatorIndex: creator.index,
    index,
    // Channels beyond the number of fans are groups, so that no fan has two direct channels with one creator.
    kind: index >= FAN_COUNT ? 'group' : 'direct',
    fanIndex: (index * 7919 + creator.index * 104_729) % FAN_COUNT,
    messageCount: isLongest ? LONGEST_MESSAGE_COUNT : between(roll() ** 3, 1, 4000),
    quietForMs: Math.floor((index * 3 + roll()) * MINUTE_MS + (index / 400) ** 2 * DAY_MS * 0.01),
  }
}
