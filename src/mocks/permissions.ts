import type { ChatterPermissions, Permission, PermissionLevel } from '@/domain/permission'

import type { Account } from './accounts'
import { forbidden } from './refusal'
import type { World } from './world'

const levels = <Name extends Permission>(level: PermissionLevel, ...names: Name[]) =>
  // One entry for every name given.
  Object.fromEntries(names.map((name) => [name, level])) as Record<Name, PermissionLevel>

/** What each role may do inside the tools unless somebody says otherwise (screens, S0). */
export function permissionsOf(roles: readonly string[]): ChatterPermissions {
  const isManager = roles.includes('agency_manager') || roles.includes('agency_director')
  const isAccountManager = roles.includes('account_manager')
  const higher: PermissionLevel = isManager ? 'edit' : isAccountManager ? 'view' : 'off'
  const sending: PermissionLevel = isManager || isAccountManager ? 'edit' : 'view'
  const building: PermissionLevel = isManager || isAccountManager ? 'edit' : 'off'
  return {
    ...levels('edit', 'messages', 'notes', 'notifications'),
    ...levels(sending, 'massMessages', 'lists', 'scheduler', 'welcomeMessages', 'vault'),
    ...levels(building, 'groups', 'postCategories', 'discountsTrials', 'memberships'),
    ...levels(higher, 'profile', 'live', 'dmca', 'analytics', 'dashboard'),
    earnings: roles.includes('agency_director') ? 'edit' : isManager ? 'view' : 'off',
    canUnsend: true,
    canPrice: true,
    priceMin: 300,
    priceMax: isManager ? null : 20_000,
    canSeeSpend: true,
    canSeeStaffNames: true,
    canExport: isManager || isAccountManager,
    canGoLive: isManager,
  }
}

/** What somebody may do: what their role gives, and what was said about them alone. */
export const permissionsFor = (
  world: World,
  { userId, roles }: Pick<Account, 'userId' | 'roles'>,
): ChatterPermissions => ({ ...permissionsOf(roles), ...world.state.permissions[userId] })

const LEVELS: readonly PermissionLevel[] = ['off', 'view', 'edit']

/** 403 unless a tool is open to somebody at least that far. */
export function requireLevel(
  world: World,
  account: Pick<Account, 'userId' | 'roles'>,
  tool: Permission,
  least: PermissionLevel,
): void {
  const level = permissionsFor(world, account)[tool]
  if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) throw forbidden()
}
