import { isAllowed, isSwitchedOff } from '@/domain/access'
import type { ChatterPermissions } from '@/domain/permission'
import type { Role } from '@/domain/role'
import type { RouteName } from '@/domain/routes'
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
    opens: (name) => isAllowed(name, roles) && !isSwitchedOff(name, permissions),
  }
}
