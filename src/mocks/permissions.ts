import type { PermissionLevel } from '@/domain/permission'

const levels = (level: PermissionLevel, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, level]))

/** What each role may do inside the tools unless somebody says otherwise (screens, S0). */
export function permissionsOf(roles: readonly string[]) {
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
  } as const
}
