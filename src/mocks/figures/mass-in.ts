import type * as v from 'valibot'

import type { MassMessage } from '@/domain/mass-message'
import type { ChatterPermissions } from '@/domain/permission'

import { massesOf } from '../mass/masses'
import { wireMass } from '../mass/wire-mass'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'

type Wire = Required<v.InferInput<typeof MassMessage>>

/** The mass messages that went out in a range, newest first, as the list of sent ones shows them. */
export async function massIn(
  world: World,
  creator: SeedCreator,
  { from, to }: { from: number; to: number },
  permissions: ChatterPermissions,
): Promise<Wire[]> {
  const masses = (await massesOf(world, creator)).filter(({ startsAt }) => startsAt >= from && startsAt < to)
  return masses
    .map((mass) => wireMass(world, creator, mass, permissions))
    .filter(({ sentAt }) => sentAt !== null)
}

/** The same for who may not see money. */
export const withoutMoney = (mass: Wire): Wire => ({
  ...mass,
  revenue: 0,
  test: mass.test && {
    ...mass.test,
    first: { ...mass.test.first, revenue: 0 },
    second: { ...mass.test.second, revenue: 0 },
  },
})
