import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { fanIndexAt } from '../../seed/fans/fan-facts'
import type { World } from '../../state/world'
import { salesOf } from './mass-purchases'
import type { StoredMass } from '../../state/stored-mass'

/** Population indices of its fans in the order in which they buy. */
const buyersOf = ({ sales, buyers }: StoredMass): readonly number[] =>
  sales?.map(({ channelIndex }) => channelIndex) ?? buyers

/** Its buyers, the latest first. */
export function massBuyersOf(
  world: World,
  creator: SeedCreator,
  mass: StoredMass,
): { userId: string; boughtAt: string; amount: number }[] {
  const buyers = buyersOf(mass)
  return salesOf(mass, world.now())
    .slice(0, buyers.length)
    .map(({ at, amount }, n) => ({
      userId: `fan-${fanIndexAt(creator.index, buyers[n] ?? 0) + 1}`,
      boughtAt: iso(at),
      amount,
    }))
    .toReversed()
}
