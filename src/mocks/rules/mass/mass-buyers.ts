import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { fanIndexAt, fanIndexOf } from '../../seed/fans/fan-facts'
import { channelWith } from '../fan/channel-with'
import type { World } from '../../state/world'
import { recipientsOf } from './masses'
import { stageOf } from './mass-progress'
import { salesOf } from './mass-purchases'
import type { StoredMass } from '../../state/stored-mass'

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

/** A step that visits every index of a list once before any repeats. */
function strideIn(length: number): number {
  let stride = 7919
  while (greatestCommonDivisor(stride, length) !== 1) stride += 1
  return stride
}

/** The ids of a mass message's fans in the order in which they buy. */
async function buyerIdsOf(world: World, creator: SeedCreator, mass: StoredMass): Promise<readonly string[]> {
  if (mass.buyers.length > 0)
    return mass.buyers.map((channelIndex) => `fan-${fanIndexAt(creator.index, channelIndex) + 1}`)
  const { sent } = stageOf(mass, world.now())
  const fans = (await recipientsOf(world, creator, mass)).slice(0, sent)
  const stride = strideIn(fans.length)
  return fans.map((_, n) => fans[(n * stride) % fans.length] ?? '')
}

/** Its buyers, the latest first. */
export async function massBuyersOf(
  world: World,
  creator: SeedCreator,
  mass: StoredMass,
): Promise<{ userId: string; channelId: string | null; boughtAt: string; amount: number }[]> {
  const sales = salesOf(mass, world.now())
  if (sales.length === 0) return []
  const buyerIds = await buyerIdsOf(world, creator, mass)
  return sales
    .slice(0, buyerIds.length)
    .map(({ at, amount }, n) => {
      const userId = buyerIds[n] ?? ''
      const channelId = channelWith(creator, fanIndexOf({ userId }))
      return { userId, channelId, boughtAt: iso(at), amount }
    })
    .toReversed()
}
