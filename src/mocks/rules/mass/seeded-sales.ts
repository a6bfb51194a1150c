import { chargesOfDay } from '../../seed/money/charges'
import type { SeedCreator } from '../../seed/creators'
import { daysOf } from '../../seed/money/money'
import type { MassSale, StoredMass } from '../../state/stored-mass'

const isOnSale = ({ startsAt, unsentAt }: StoredMass, at: number): boolean =>
  startsAt <= at && at < (unsentAt ?? Infinity)

/**
 * The ledger's purchases of seeded mass messages up to now. A fan buys the newest one at its price, and each once
 * where there is an older one to buy.
 */
export function seededSales(
  creator: SeedCreator,
  masses: readonly StoredMass[],
  now: number,
): ReadonlyMap<string, readonly MassSale[]> {
  const sales = new Map(masses.map(({ massMessageId }): [string, MassSale[]] => [massMessageId, []]))
  const owned = new Set<string>()
  const newestFirst = masses.toSorted((a, b) => b.startsAt - a.startsAt)
  const oldest = newestFirst.at(-1)?.startsAt ?? now
  for (const day of daysOf(oldest, now))
    for (const { kind, at, amount, channelIndex } of chargesOfDay(creator, day)) {
      if (kind !== 'mass_messages' || at >= now) continue
      const fitting = newestFirst.filter((mass) => mass.content.price === amount && isOnSale(mass, at))
      const keyOf = ({ massMessageId }: StoredMass) => `${massMessageId} ${channelIndex}`
      const mass = fitting.find((one) => !owned.has(keyOf(one))) ?? fitting[0]
      if (!mass) continue
      owned.add(keyOf(mass))
      sales.get(mass.massMessageId)?.push({ at, amount, channelIndex })
    }
  return sales
}
