import type * as v from 'valibot'

import type { MassMessage } from '@/domain/mass/mass-message'
import type { ChatterPermissions } from '@/domain/account/permission'

import { massesOf } from '../mass/masses'
import { wireMass } from '../mass/wire-mass'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'

type WireMassMessage = Required<v.InferInput<typeof MassMessage>>

/** Mass messages sent in a range, newest first, as in the list of sent ones. */
export async function massesInRange(
  world: World,
  creator: SeedCreator,
  { from, to }: { from: number; to: number },
  permissions: ChatterPermissions,
): Promise<WireMassMessage[]> {
  const masses = (await massesOf(world, creator)).filter(({ startsAt }) => startsAt >= from && startsAt < to)
  return masses
    .map((mass) => wireMass(world, creator, mass, permissions))
    .filter(({ sentAt }) => sentAt !== null)
}
