import type { SeedCreator } from '../seed/creators'
import { sumsBetween } from '../seed/sums'
import type { WireRates } from './people-state'

/** What a period's money comes to under given rates, as the preview of a split tells it (screens S4). */
export function splitOf(creator: SeedCreator, rates: WireRates, from: number, to: number) {
  const { gross, fee, net, agencyShare, creatorsShare, shareByKind } = sumsBetween(creator, from, to, rates)
  return { gross, platformFee: fee, net, agencyShare, creatorShare: creatorsShare, byType: shareByKind }
}
