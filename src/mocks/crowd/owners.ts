import { memoByCreator } from '../memo-by-creator'
import { channelAt, isGroupPlace, type SeedChannel } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { messageAt } from '../seed/messages'
import { paidIn } from '../seed/payments'
import { inSlices } from '../threads/slices'
import { crowdOf } from './crowd'

/** By vault item: the indices of fans who bought it. */
export type Owners = ReadonlyMap<number, ReadonlySet<number>>

/** Vault items that the fan of a conversation bought before the world was created. */
export const itemsBoughtIn = (channel: SeedChannel): number[] =>
  [...paidIn(channel).values()].flatMap(({ kind, messageIndex }) =>
    kind === 'purchase' && messageIndex !== null ? messageAt(channel, messageIndex).media : [],
  )

async function build(creator: SeedCreator, anchor: number): Promise<Owners> {
  const crowd = await crowdOf(creator, anchor)
  const owners = new Map<number, Set<number>>()
  await inSlices(crowd.size, (place) => {
    if (isGroupPlace(place) || crowd.paidFrom[place] === crowd.paidFrom[place + 1]) return
    for (const item of itemsBoughtIn(channelAt(creator, place))) {
      const known = owners.get(item)
      if (known) known.add(place)
      else owners.set(item, new Set([place]))
    }
  })
  return owners
}

/** Purchases of a creator's items before the world was created. */
export const ownersOf = memoByCreator(3, build)
