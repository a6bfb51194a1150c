import * as v from 'valibot'

import { Cents } from '../money/money'
import {
  type ChatterPermissions,
  PERMISSION_FLAGS,
  PERMISSION_TOOLS,
  type Permission,
  PermissionLevel,
  type PermissionLevel as Level,
} from './permission'
import { managesAgency } from './role'

const levels = <Name extends Permission>(level: Level, ...names: Name[]) =>
  // One entry for every given name.
  Object.fromEntries(names.map((name) => [name, level])) as Record<Name, Level>

/** Default permissions of each role (screens S0, decisions 29). */
export function defaultPermissions(roles: readonly string[]): ChatterPermissions {
  const isForAll = managesAgency(roles)
  const isAccountManager = roles.includes('account_manager')
  const higher: Level = isForAll ? 'edit' : isAccountManager ? 'view' : 'off'
  const sending: Level = isForAll || isAccountManager ? 'edit' : 'view'
  const building: Level = isForAll || isAccountManager ? 'edit' : 'off'
  return {
    ...levels('edit', 'messages', 'notes', 'notifications'),
    ...levels(sending, 'massMessages', 'lists', 'scheduler', 'welcomeMessages', 'vault'),
    ...levels(building, 'groups', 'postCategories', 'discountsTrials', 'memberships'),
    ...levels(higher, 'profile', 'live', 'dmca', 'analytics', 'dashboard'),
    earnings: roles.includes('agency_director') ? 'edit' : isForAll ? 'view' : 'off',
    canUnsend: true,
    canPrice: true,
    priceMin: 300,
    priceMax: isForAll ? null : 20_000,
    canSeeSpend: true,
    canSeeStaffNames: true,
    canExport: isForAll || isAccountManager,
    canGoLive: isForAll,
  }
}

/** Missing and invalid values become undefined, so that they take the default. */
const orUndefined = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** Null means no limit. */
const limit = orUndefined(v.nullable(Cents))

/** The permissions in a response, of any shape. */
export const PartialPermissions = v.fallback(
  v.nullish(
    v.object({
      ...v.entriesFromList(PERMISSION_TOOLS, orUndefined(PermissionLevel)),
      ...v.entriesFromList(PERMISSION_FLAGS, orUndefined(v.boolean())),
      priceMin: limit,
      priceMax: limit,
    }),
  ),
  undefined,
)
type PartialPermissions = v.InferOutput<typeof PartialPermissions>

/** Merges key by key: the server's value, else the default of the roles (decisions 29). */
export function resolvePermissions(given: PartialPermissions, roles: readonly string[]): ChatterPermissions {
  const named = Object.entries(given ?? {}).filter(([, value]) => value !== undefined)
  return { ...defaultPermissions(roles), ...Object.fromEntries(named) }
}
