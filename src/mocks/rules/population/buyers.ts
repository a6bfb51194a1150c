import { memoByCreator } from '../../seed/memo'
import { isGroupIndex } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { messageAt } from '../../seed/messages/messages'
import { offerMessage } from '../../seed/messages/work-messages'
import { type PopulationFan, populationFanAt } from '../../seed/fans/population-fan'
import { runInSlices } from '../base/slices'
import { populationOf } from './population'

/** By vault item: the indices of fans who bought it. */
export type ItemBuyers = ReadonlyMap<number, ReadonlySet<number>>

/** Vault items that a fan bought before the world was created. */
export const itemsBoughtIn = ({ channel, payments }: PopulationFan, anchor: number): number[] =>
  channel
    ? payments.flatMap(({ kind, messageIndex, sale }) => {
        if (sale) return offerMessage(sale, { anchor, now: anchor })?.media ?? []
        return kind === 'purchase' && messageIndex !== null ? messageAt(channel, messageIndex).media : []
      })
    : []

async function buildItemBuyers(creator: SeedCreator, anchor: number): Promise<ItemBuyers> {
  const population = await populationOf(creator, anchor)
  const owners = new Map<number, Set<number>>()
  await runInSlices(population.size, (channelIndex) => {
    if (
      isGroupIndex(channelIndex) ||
      population.paidFrom[channelIndex] === population.paidFrom[channelIndex + 1]
    )
      return
    for (const item of itemsBoughtIn(populationFanAt(creator, channelIndex, anchor), anchor)) {
      const existing = owners.get(item)
      if (existing) existing.add(channelIndex)
      else owners.set(item, new Set([channelIndex]))
    }
  })
  return owners
}

/** Purchases of a creator's items before the world was created. */
export const itemBuyersOf = memoByCreator(3, buildItemBuyers)
