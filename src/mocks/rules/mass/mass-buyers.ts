import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { recipientsOf } from './masses'
import { stageOf } from './mass-progress'
import { purchaseTimeAt, priceOf, versionResults } from './mass-results'
import type { StoredMass } from '../../state/stored-mass'

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

/** A step that visits every index of a list once before any repeats. */
function strideIn(length: number): number {
  let stride = 7919
  while (greatestCommonDivisor(stride, length) !== 1) stride += 1
  return stride
}

/** Its buyers, the latest first. */
export async function massBuyersOf(
  world: World,
  creator: SeedCreator,
  mass: StoredMass,
): Promise<{ userId: string; boughtAt: string; amount: number }[]> {
  const now = world.now()
  const stage = stageOf(mass, now)
  const sales = (['first', 'second'] as const)
    .flatMap((version) => {
      const { sent, bought } = versionResults(mass, version, stage, now)
      const amount = priceOf(mass, version)
      return Array.from({ length: bought }, (_, n) => ({
        at: purchaseTimeAt(mass, version, sent, n),
        amount,
      }))
    })
    .toSorted((a, b) => a.at - b.at)
  if (sales.length === 0) return []
  const fans = (await recipientsOf(world, creator, mass)).slice(0, stage.sent)
  const stride = strideIn(fans.length)
  return sales
    .slice(0, fans.length)
    .map(({ at, amount }, n) => ({
      userId: fans[(n * stride) % fans.length] ?? '',
      boughtAt: iso(Math.min(now, at)),
      amount,
    }))
    .toReversed()
}
