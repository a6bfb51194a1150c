import type { ChatterPermissions, Permission } from '@/domain/permission'

import { useCurrentUser } from './use-current-user'

/** Permissions that are given or not, without levels. */
type Right = {
  [Name in keyof ChatterPermissions]: ChatterPermissions[Name] extends boolean ? Name : never
}[keyof ChatterPermissions]

/** Whether the user may use this tool, to look at it or, at level `edit`, to change things. Unknown means no. */
export function useCan(permission: Permission | Right, level: 'view' | 'edit' = 'view'): boolean {
  const granted = useCurrentUser().data?.chatterPermissions[permission]
  return granted === true || granted === 'edit' || (granted === 'view' && level === 'view')
}
