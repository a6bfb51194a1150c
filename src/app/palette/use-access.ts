import { isAllowed, isToolSwitchedOff } from '@/domain/account/access'
import type { ChatterPermissions } from '@/domain/account/permission'
import type { Role } from '@/domain/account/role'
import type { RouteName } from '@/domain/page/routes'
import { useCurrentUser, useRoles } from '@/features/auth'

export interface Access {
  roles: readonly Role[]
  permissions: ChatterPermissions | undefined
  /** Whether a page is open to the user. */
  opens: (name: RouteName) => boolean
}

/** Returns what the user's roles and permissions allow. */
export function useAccess(): Access {
  const { roles } = useRoles()
  const permissions = useCurrentUser().data?.chatterPermissions
  return {
    roles,
    permissions,
    opens: (name) => isAllowed(name, roles) && !isToolSwitchedOff(name, permissions),
  }
}
