import { LIVELY_CHANNELS } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import type { MassSale, StoredMass } from '../../state/stored-mass'
import type { World } from '../../state/world'
import type { NewCharge } from '../performance/live-work'
import { stageOf } from './mass-progress'
import { MAX_BUY_RATE, priceOf, purchaseTimeAt, versionResults } from './mass-results'

/** When it was bought and for how much, the earliest first. */
export function salesOf(mass: StoredMass, now: number): readonly Pick<MassSale, 'at' | 'amount'>[] {
  if (mass.sales) return mass.sales.filter(({ at }) => at <= now)
  const stage = stageOf(mass, now)
  return (['first', 'second'] as const)
    .flatMap((version) => {
      const { sent, bought } = versionResults(mass, version, stage, now)
      const amount = priceOf(mass, version)
      return Array.from({ length: bought }, (_, n) => ({
        at: Math.min(now, purchaseTimeAt(mass, version, sent, n)),
        amount,
      }))
    })
    .toSorted((a, b) => a.at - b.at)
}

/**
 * Those of the recipients, in sending order, who may buy. They are fans whose threads do not get the message, so that
 * none shows it as unpaid.
 */
export function likelyBuyers(channelIndices: readonly number[]): number[] {
  const others = channelIndices.filter((channelIndex) => channelIndex >= LIVELY_CHANNELS)
  const among = others.length > 0 ? others : channelIndices
  const count = Math.floor(channelIndices.length * MAX_BUY_RATE)
  return Array.from({ length: count }, (_, n) => among[Math.floor((n * among.length) / count)] ?? 0)
}

/** Purchases of the mass messages sent since the world was created. */
export const massPurchases = (world: World, creator: SeedCreator): NewCharge[] =>
  Object.values(world.state.masses[creator.userId] ?? {}).flatMap((mass) =>
    mass.buyers.length === 0
      ? []
      : salesOf(mass, world.now()).map(({ at, amount }, n) => ({
          chargeId: `charge-${mass.massMessageId}-${n + 1}`,
          at,
          channelIndex: mass.buyers[n % mass.buyers.length] ?? 0,
          kind: 'mass_messages',
          amount,
          item: null,
          messageId: null,
          sentBy: mass.byId,
          isRefunded: false,
        })),
  )
