import { livePaymentsIn } from '../broadcast/payments'
import type { SeedCreator } from '../seed/creators'
import { addRange, addSale, noTally, sumsOf } from '../seed/sums'
import { liveSalesIn } from '../performance/sales-in'
import type { World } from '../world'
import type { WireRates } from './people-state'

/** How a period's money splits under given rates, for the preview (screens S4). */
export function splitOf(world: World, creator: SeedCreator, rates: WireRates, from: number, to: number) {
  const tally = noTally()
  addRange(tally, creator, from, to, rates)
  for (const { kind, amount, isRefunded } of liveSalesIn(world, creator, from, to))
    if (!isRefunded) addSale(tally, kind, amount, rates)
  for (const { amount } of livePaymentsIn(world, creator, from, to)) addSale(tally, 'live', amount, rates)
  const { gross, fee, net, agencyShare, creatorsShare, shareByKind } = sumsOf(tally)
  return { gross, platformFee: fee, net, agencyShare, creatorShare: creatorsShare, byType: shareByKind }
}
