import * as v from 'valibot'

import type { savePermissionSet } from '@/api/calls/agency/employees'
import { ChatterPermissions, PERMISSION_FLAGS, PERMISSION_TOOLS } from '@/domain/account/permission'
import { defaultPermissions } from '@/domain/account/permission-defaults'
import type { PermissionSet } from '@/domain/account/permission-set'
import type { EmployeeRole } from '@/domain/agency/employee'
import { changedFields } from '@/lib/changed-fields'

import type { Account } from './accounts'
import { BUILT_IN_SETS, levelRank, permissionsFor, permissionsOfSet } from './permissions'
import { isNameTaken } from '../base/check-name'
import { definedFields } from '../base/defined-fields'
import { Refusal, invalidField, orNotFound } from '../base/refusal'
import type { World } from '../../state/world'
import { allPeople, type Person } from './person'
import { SEED_SETS } from '../../seed/permission-sets'

type WireSet = v.InferInput<typeof PermissionSet>

const BUILT_IN_NAMES: Record<EmployeeRole, string> = {
  chatter: 'Chatter',
  account_manager: 'Account manager',
  agency_manager: 'Agency manager',
  agency_director: 'Agency director',
}

/** Permissions, possibly incomplete. */
type PartialPermissions = { [Name in keyof ChatterPermissions]?: ChatterPermissions[Name] | undefined }

/** Whether the wanted price limits are wider than the caller's own; a director's do not bind others. */
function arePricesWider(caller: Account, own: ChatterPermissions, wanted: PartialPermissions): boolean {
  if (caller.roles.includes('agency_director')) return false
  const { priceMin = own.priceMin, priceMax = own.priceMax } = wanted
  return (priceMin ?? 0) < (own.priceMin ?? 0) || (priceMax ?? Infinity) > (own.priceMax ?? Infinity)
}

/** Throws 422 for price limits that exclude each other. */
export function requirePriceOrder({ priceMin, priceMax }: PartialPermissions): void {
  if ((priceMin ?? 0) > (priceMax ?? Infinity)) throw invalidField('priceMax', 'price_unfit')
}

/** Throws 403 where the client would grant what they lack, 422 for price limits that exclude each other. */
export function requireOwnPermissions(world: World, caller: Account, wanted: PartialPermissions): void {
  const own = permissionsFor(world, caller)
  requirePriceOrder(wanted)
  const isTooHigh =
    PERMISSION_TOOLS.some((tool) => levelRank(wanted[tool] ?? 'off') > levelRank(own[tool])) ||
    PERMISSION_FLAGS.some((flag) => wanted[flag] === true && !own[flag]) ||
    arePricesWider(caller, own, wanted)
  if (isTooHigh) throw new Refusal(403, 'rights_too_high')
}

const roleOfSet = (permissionSetId: string) =>
  BUILT_IN_SETS.find((set) => set.permissionSetId === permissionSetId)?.name ?? null

/** Users by set; a built-in one includes those with the role's defaults. */
function usersBySet(world: World): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { permissionSetId, roles, status } of allPeople(world)) {
    if (status === 'inactive') continue
    const byRole = BUILT_IN_SETS.findLast((set) => roles.includes(set.name))?.permissionSetId
    const setId = permissionSetId ?? byRole
    if (setId) counts.set(setId, (counts.get(setId) ?? 0) + 1)
  }
  return counts
}

/** Built-in sets first, lowest rank first. */
export function listSets(world: World): WireSet[] {
  const counts = usersBySet(world)
  const names = new Map<string, string | undefined>([
    ...BUILT_IN_SETS.map(({ permissionSetId, name }) => [permissionSetId, BUILT_IN_NAMES[name]] as const),
    ...Object.entries(SEED_SETS).map(([id, set]) => [id, set?.name] as const),
    ...Object.entries(world.state.permissionSets).map(([id, set]) => [id, set?.name] as const),
  ])
  return [...names].flatMap(([permissionSetId, name]) => {
    const chatterPermissions = permissionsOfSet(world, permissionSetId)
    if (name === undefined || !chatterPermissions) return []
    const people = counts.get(permissionSetId) ?? 0
    const role = roleOfSet(permissionSetId)
    return [{ permissionSetId, name, chatterPermissions, isBuiltIn: role !== null, role, people }]
  })
}

function requireSet(world: World, permissionSetId: string): WireSet {
  return orNotFound(listSets(world).find((set) => set.permissionSetId === permissionSetId))
}

export function saveSet(
  world: World,
  caller: Account,
  body: v.InferOutput<typeof savePermissionSet.request>,
): WireSet {
  const { permissionSetId } = body
  const old = permissionSetId === undefined ? undefined : requireSet(world, permissionSetId)
  if (old?.isBuiltIn === true) throw new Refusal(409, 'set_built_in')
  const { name = old?.name } = body
  if (name === undefined) throw invalidField('name', 'field_missing')
  const chatterPermissions = v.parse(ChatterPermissions, {
    ...old?.chatterPermissions,
    ...definedFields(body.chatterPermissions ?? {}),
  })
  requireOwnPermissions(world, caller, chatterPermissions)
  const others = listSets(world).filter((set) => set.permissionSetId !== permissionSetId)
  if (isNameTaken(name, others)) throw invalidField('name', 'name_taken')
  const saved = permissionSetId ?? world.newId('set-new')
  world.state.permissionSets[saved] = { name, chatterPermissions }
  return requireSet(world, saved)
}

/** Makes what a person's set allows their own, so that they need the set no more. */
function keepPermissions(world: World, person: Person): void {
  const { userId, roles } = person
  world.state.permissions[userId] = changedFields(defaultPermissions(roles), permissionsFor(world, person))
  world.state.people[userId] = { ...world.state.people[userId], permissionSetId: null }
}

/** Throws 409 while people have it; former ones keep its permissions as their own. */
export function deleteSet(world: World, permissionSetId: string): void {
  const set = requireSet(world, permissionSetId)
  if (set.isBuiltIn === true) throw new Refusal(409, 'set_built_in')
  if ((set.people ?? 0) > 0) throw new Refusal(409, 'set_in_use')
  for (const person of allPeople(world))
    if (person.permissionSetId === permissionSetId) keepPermissions(world, person)
  world.state.permissionSets[permissionSetId] = null
}

/** Throws unless the set exists and grants nothing the client lacks. */
export function requireGrantable(
  world: World,
  caller: Account,
  permissionSetId: string | null | undefined,
): void {
  if (permissionSetId == null) return
  const permissions = orNotFound(permissionsOfSet(world, permissionSetId))
  requireOwnPermissions(world, caller, permissions)
}
