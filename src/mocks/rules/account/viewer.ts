import type { ChatterPermissions, Permission, PermissionLevel } from '@/domain/account/permission'

import { type Account, actingOf } from './accounts'
import { permissionsFor, requireLevel } from './permissions'
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

/** The viewer. Throws 403 unless they have at least this level for a tool. */
export function requireTool(
  world: World,
  request: Request,
  tool: Permission,
  minLevel: PermissionLevel,
): Viewer {
  const viewer = viewerOf(world, request)
  requireLevel(world, viewer.account, tool, minLevel)
  return viewer
}
