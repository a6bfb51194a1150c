import type { Employee } from '@/domain/agency/employee'
import { type ChatterPermissions, PERMISSION_KEYS } from '@/domain/account/permission'
import type { PermissionSet } from '@/domain/account/permission-set'

import { highestRole } from '../../staff/rights'

export type Differences = Partial<ChatterPermissions>

/** The person's permission set: the assigned one, else that of their role. */
export const effectiveSet = (
  sets: readonly PermissionSet[],
  { permissionSetId, roles }: Pick<Employee, 'permissionSetId' | 'roles'>,
): PermissionSet | undefined =>
  permissionSetId === null
    ? sets.find(({ role }) => role !== null && role === highestRole(roles))
    : sets.find((set) => set.permissionSetId === permissionSetId)

/** The permissions that differ from a set, or from differences before. */
export function differencesFrom(base: Differences, wanted: Differences): Differences {
  const differing = PERMISSION_KEYS.filter((key) => wanted[key] !== base[key]).map((key) => [
    key,
    wanted[key],
  ])
  // Keys and values come from the same permissions.
  return Object.fromEntries(differing) as Differences
}

/** What a set has of the permissions that differ from it. */
export const valuesOfSet = (set: ChatterPermissions, differences: Differences): Differences =>
  Object.fromEntries(PERMISSION_KEYS.filter((key) => key in differences).map((key) => [key, set[key]]))

/** Drops undefined entries, which mean the same as absent ones. */
export function withoutUndefined(differences: {
  [Key in keyof Differences]: Differences[Key] | undefined
}): Differences {
  const entries = Object.entries(differences).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries)
}

/** Whether the highest price is below the lowest. */
export const isPriceRangeReversed = ({
  priceMin,
  priceMax,
}: Pick<ChatterPermissions, 'priceMin' | 'priceMax'>): boolean =>
  priceMin !== null && priceMax !== null && priceMin > priceMax
