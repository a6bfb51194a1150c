import type { ChatterPermissions } from '@/domain/account/permission'

import { useCurrentUser } from './use-current-user'

/** The user's level for a tool, or whether they may do something in any; undefined until known (screens S0). */
export const usePermission = <Name extends keyof ChatterPermissions>(
  name: Name,
): ChatterPermissions[Name] | undefined => useCurrentUser().data?.chatterPermissions[name]
