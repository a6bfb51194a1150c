import { EMPLOYEE_ROLES } from '@/domain/employee'
import type { ChatterPermissions, Permission, PermissionLevel } from '@/domain/permission'
import { defaultPermissions } from '@/domain/permission-defaults'

import type { Account } from './accounts'
import { personIn } from './people/person'
import { SEED_SETS } from './people/seed-sets'
import { forbidden } from './refusal'
import { withLower } from './seed/staff'
import type { World } from './world'

/** The permission sets of the roles, read-only. */
export const BUILT_IN_SETS = EMPLOYEE_ROLES.map((role) => ({
  permissionSetId: `set-${role}`,
  name: role,
  roles: withLower(role),
}))

/** The permissions of a set; undefined for an unknown or deleted one. */
export function permissionsIn(world: World, permissionSetId: string): ChatterPermissions | undefined {
  const kept = world.state.permissionSets[permissionSetId]
  if (kept !== undefined) return kept?.chatterPermissions
  const builtIn = BUILT_IN_SETS.find((set) => set.permissionSetId === permissionSetId)
  if (builtIn) return defaultPermissions(builtIn.roles)
  const seed = SEED_SETS[permissionSetId]
  return seed && { ...defaultPermissions(['chatter']), ...seed.differs }
}

/** A user's permissions: those of their set or role with their own overrides. */
export function permissionsFor(
  world: World,
  { userId, roles }: Pick<Account, 'userId' | 'roles'>,
): ChatterPermissions {
  const setId = personIn(world, userId)?.permissionSetId
  const base = setId == null ? undefined : permissionsIn(world, setId)
  return { ...(base ?? defaultPermissions(roles)), ...world.state.permissions[userId] }
}

/** Throws 403 unless the account may export figures. */
export function requireExport(world: World, account: Pick<Account, 'userId' | 'roles'>): void {
  if (!permissionsFor(world, account).canExport) throw forbidden()
}

const LEVELS: readonly PermissionLevel[] = ['off', 'view', 'edit']
export const levelRank = (level: PermissionLevel): number => LEVELS.indexOf(level)

/** Throws 403 unless the account has at least this level for a tool. */
export function requireLevel(
  world: World,
  account: Pick<Account, 'userId' | 'roles'>,
  tool: Permission,
  least: PermissionLevel,
): void {
  const level = permissionsFor(world, account)[tool]
  if (levelRank(level) < levelRank(least)) throw forbidden()
}
