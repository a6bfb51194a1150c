import { EMPLOYEE_ROLES, type Employee, type EmployeeRole, isAtLeast } from '@/domain/agency/employee'
import {
  type ChatterPermissions,
  PERMISSION_FLAGS,
  PERMISSION_TOOLS,
  PERMISSION_LEVELS,
  type PermissionLevel,
} from '@/domain/account/permission'
import { managesAgency, type Role } from '@/domain/account/role'

/** Who can do what the user can't: the lowest role that may. */
export type Granter = 'agency_manager' | 'agency_director'

/** A person's highest role in the agency. */
export const highestRole = (roles: readonly Role[]): EmployeeRole | undefined =>
  EMPLOYEE_ROLES.findLast((role) => roles.includes(role))

/** The people of a higher rank, who have the permissions the user lacks. */
export const granterFor = (asker: readonly Role[]): Granter =>
  managesAgency(asker) ? 'agency_director' : 'agency_manager'

/** Account managers assign the chatter role only, agency managers up to their own, directors all (screens S0). */
export function assignableRoles(asker: readonly Role[]): readonly EmployeeRole[] {
  if (managesAgency(asker)) return EMPLOYEE_ROLES.filter((role) => isAtLeast(asker, role))
  return isAtLeast(asker, 'account_manager') ? ['chatter'] : []
}

/** Agency managers see pay; directors change it (screens S0). */
export const mayReadPay = (asker: readonly Role[]): boolean => managesAgency(asker)
export const mayChangePay = (asker: readonly Role[]): boolean => isAtLeast(asker, 'agency_director')
/** Only directors see who signs in without a second factor. */
export const maySeeSecondFactor = (asker: readonly Role[]): boolean => isAtLeast(asker, 'agency_director')
/** Directors invite creators, and end the work with them. */
export const mayTakeOnCreators = (asker: readonly Role[]): boolean => isAtLeast(asker, 'agency_director')
/** Agency managers and above edit permission sets and groups. */
export const mayEditSets = (asker: readonly Role[]): boolean => managesAgency(asker)

/** Why the user can't change a person, and who can; undefined if the user can. */
export function lockOf(
  person: Pick<Employee, 'userId' | 'roles' | 'canEdit'>,
  asker: { userId: string; roles: readonly Role[] },
): 'self' | Granter | undefined {
  if (person.userId === asker.userId) return 'self'
  if (person.canEdit) return undefined
  return highestRole(person.roles) === 'agency_director' ? 'agency_director' : 'agency_manager'
}

const levelRank = (level: PermissionLevel): number => PERMISSION_LEVELS.indexOf(level)

/** Whether a person with `own` permissions may grant this level: never more than their own. */
export const isWithinLevel = (level: PermissionLevel, own: PermissionLevel): boolean =>
  levelRank(level) <= levelRank(own)

type PriceLimits = Pick<ChatterPermissions, 'priceMin' | 'priceMax'>

const arePricesWithin = (wanted: PriceLimits, own: PriceLimits): boolean =>
  (wanted.priceMin ?? 0) >= (own.priceMin ?? 0) && (wanted.priceMax ?? Infinity) <= (own.priceMax ?? Infinity)

/** The most a user may give: what they have themselves; a director's price limits do not bind others. */
export const mostGivable = (own: ChatterPermissions, roles: readonly Role[]): ChatterPermissions =>
  isAtLeast(roles, 'agency_director') ? { ...own, priceMin: null, priceMax: null } : own

/** Whether the user may give all of these permissions. */
export const isGivable = (wanted: ChatterPermissions, own: ChatterPermissions): boolean =>
  arePricesWithin(wanted, own) &&
  PERMISSION_TOOLS.every((tool) => isWithinLevel(wanted[tool], own[tool])) &&
  PERMISSION_FLAGS.every((flag) => !wanted[flag] || own[flag])
