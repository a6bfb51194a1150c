import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { fanIndexAt } from '../../seed/fans/fan-facts'
import { channelWith } from '../fan/channel-with'
import type { World } from '../../state/world'
import { salesOf } from './mass-purchases'
import type { StoredMass } from '../../state/stored-mass'
import { fanIdAt } from '../../seed/fans/fans'

/** Population indices of its fans in the order in which they buy. */
const buyersOf = ({ sales, buyers }: StoredMass): readonly number[] =>
  sales?.map(({ channelIndex }) => channelIndex) ?? buyers

/** Its buyers, the latest first. */
export function massBuyersOf(
  world: World,
  creator: SeedCreator,
  mass: StoredMass,
): { userId: string; channelId: string | null; boughtAt: string; amount: number }[] {
  const buyers = buyersOf(mass)
  return salesOf(mass, world.now())
    .slice(0, buyers.length)
    .map(({ at, amount }, n) => {
      const fanIndex = fanIndexAt(creator.index, buyers[n] ?? 0)
      return {
        userId: fanIdAt(fanIndex),
        channelId: channelWith(creator, fanIndex),
        boughtAt: iso(at),
        amount,
      }
    })
    .toReversed()
}
