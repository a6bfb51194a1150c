import type { ChatterPermissions } from '@/domain/account/permission'

import { type Account, actingOf } from '../account/accounts'
import { permissionsFor } from '../account/permissions'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'

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
