import type { PermissionLevel } from '@/domain/account/permission'

import { requireTool } from '../account/viewer'
import type { World } from '../../state/world'

/** The creator, and whether the viewer sees amounts. Throws 403 without the needed level for offers. */
export function requireOffers(world: World, request: Request, minLevel: PermissionLevel = 'edit') {
  const { creator, permissions } = requireTool(world, request, 'discountsTrials', minLevel)
  return { creator, seesMoney: permissions.canSeeSpend }
}
