import type { ChatterPermissions } from '@/domain/permission'

import { type Account, actingOf } from '../accounts'
import { permissionsFor } from '../permissions'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'

/** The viewer, their creator and their permissions. */
export interface Viewer {
  account: Account
  creator: SeedCreator
  permissions: ChatterPermissions
}

export function viewerOf(world: World, request: Request): Viewer {
  const { account, creator } = actingOf(world, request)
  return { account, creator, permissions: permissionsFor(world, account) }
}
