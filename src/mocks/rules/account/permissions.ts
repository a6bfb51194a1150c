import { EMPLOYEE_ROLES } from '@/domain/agency/employee'
import type { ChatterPermissions, Permission, PermissionLevel } from '@/domain/account/permission'
import { defaultPermissions } from '@/domain/account/permission-defaults'

import type { Account } from './accounts'
import { findPerson } from './person'
import { SEED_SETS } from '../../seed/permission-sets'
import { forbidden } from '../base/refusal'
import { withLowerRoles } from '../../seed/staff'
import type { World } from '../../state/world'

/** The permission sets of the roles, read-only. */
export const BUILT_IN_SETS = EMPLOYEE_ROLES.map((role) => ({
  permissionSetId: `set-${role}`,
  name: role,
  roles: withLowerRoles(role),
}))

/** The permissions of a set; undefined for an unknown or deleted one. */
export function permissionsOfSet(world: World, permissionSetId: string): ChatterPermissions | undefined {
  const kept = world.state.permissionSets[permissionSetId]
  if (kept !== undefined) return kept?.chatterPermissions
  const builtIn = BUILT_IN_SETS.find((set) => set.permissionSetId === permissionSetId)
  if (builtIn) return defaultPermissions(builtIn.roles)
  const seed = SEED_SETS[permissionSetId]
  return seed && { ...defaultPermissions(['chatter']), ...seed.differs }
}

/** The permissions of a person's set, or of their role without one. */
export const permissionsAsSet = (
  world: World,
  { permissionSetId, roles }: { permissionSetId: string | null | undefined; roles: readonly string[] },
): ChatterPermissions =>
  (permissionSetId == null ? undefined : permissionsOfSet(world, permissionSetId)) ??
  defaultPermissions(roles)

/** A user's permissions: those of their set or role with their own overrides. */
export function permissionsFor(
  world: World,
  { userId, roles }: Pick<Account, 'userId' | 'roles'>,
): ChatterPermissions {
  const permissionSetId = findPerson(world, userId)?.permissionSetId
  return { ...permissionsAsSet(world, { permissionSetId, roles }), ...world.state.permissions[userId] }
}

/** Throws 403 unless the account may export figures. */
export function requireExport(world: World, account: Pick<Account, 'userId' | 'roles'>): void {
  if (!permissionsFor(world, account).canExport) throw forbidden()
}

const LEVELS_BY_RANK: readonly PermissionLevel[] = ['off', 'view', 'edit']
export const levelRank = (level: PermissionLevel): number => LEVELS_BY_RANK.indexOf(level)

/** Throws 403 unless the account has at least this level for a tool. */
export function requireLevel(
  world: World,
  account: Pick<Account, 'userId' | 'roles'>,
  tool: Permission,
  minLevel: PermissionLevel,
): void {
  const level = permissionsFor(world, account)[tool]
  if (levelRank(level) < levelRank(minLevel)) throw forbidden()
}
