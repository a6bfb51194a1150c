import { keptChargesIn } from './new-charges'
import type { SeedCreator } from '../../seed/creators'
import { addRange, addSale, noTally, moneySums } from '../../seed/money/sums'
import { liveSalesIn } from '../performance/sales-in'
import type { World } from '../../state/world'
import type { WireRates } from '../../state/people-state'

/** How a period's money splits under given rates, for the preview (screens S4). */
export function splitPreview(world: World, creator: SeedCreator, rates: WireRates, from: number, to: number) {
  const tally = noTally()
  addRange(tally, creator, from, to, rates)
  for (const { kind, amount, isRefunded } of liveSalesIn(world, creator, from, to))
    if (!isRefunded) addSale(tally, kind, amount, rates)
  for (const { kind, amount } of keptChargesIn(world, creator, from, to)) addSale(tally, kind, amount, rates)
  const { gross, fee, net, agencyShare, creatorsShare, shareByKind } = moneySums(tally)
  return { gross, platformFee: fee, net, agencyShare, creatorShare: creatorsShare, byType: shareByKind }
}
