import type * as v from 'valibot'

import { type ChatterPermissions, type Permission, PERMISSION_LEVEL_OF } from '@/domain/permission'
import type { PermissionSet } from '@/domain/permission-set'

import type { Account } from '../accounts'
import { BUILT_IN_SETS, levelRank, permissionsFor, permissionsIn } from '../permissions'
import { missing, Refusal, unfit } from '../refusal'
import type { World } from '../world'
import { peopleOf } from './person'
import { SEED_SETS } from './seed-sets'

type WireSet = v.InferInput<typeof PermissionSet>

const FLAGS = ['canUnsend', 'canPrice', 'canSeeSpend', 'canSeeStaffNames', 'canExport', 'canGoLive'] as const
// Object.keys of our own record returns exactly its keys.
const TOOLS = Object.keys(PERMISSION_LEVEL_OF) as Permission[]
const BUILT_IN_NAMES: Record<string, string> = {
  chatter: 'Chatter',
  account_manager: 'Account manager',
  agency_manager: 'Agency manager',
  agency_director: 'Agency director',
}

/** Permissions, possibly incomplete. */
type Wanted = { [Name in keyof ChatterPermissions]?: ChatterPermissions[Name] | undefined }

/** Throws 403 where the client would grant what they lack. */
export function requireOwn(world: World, asker: Account, wanted: Wanted): void {
  const own = permissionsFor(world, asker)
  const isTooHigh =
    TOOLS.some((tool) => levelRank(wanted[tool] ?? 'off') > levelRank(own[tool])) ||
    FLAGS.some((flag) => wanted[flag] === true && !own[flag])
  if (isTooHigh) throw new Refusal(403, 'rights_too_high')
}

const roleOfSet = (permissionSetId: string) =>
  BUILT_IN_SETS.find((set) => set.permissionSetId === permissionSetId)?.name ?? null
const isBuiltIn = (permissionSetId: string): boolean => roleOfSet(permissionSetId) !== null

/** Users by set; a built-in one includes those with the role's defaults. */
function countsOf(world: World): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { permissionSetId, roles, status } of peopleOf(world)) {
    if (status === 'inactive') continue
    const byRole = BUILT_IN_SETS.findLast((set) => roles.includes(set.name))?.permissionSetId
    const setId = permissionSetId ?? byRole
    if (setId) counts.set(setId, (counts.get(setId) ?? 0) + 1)
  }
  return counts
}

/** Built-in sets first, lowest rank first. */
export function listSets(world: World): WireSet[] {
  const counts = countsOf(world)
  const names = new Map<string, string | undefined>([
    ...BUILT_IN_SETS.map(({ permissionSetId, name }) => [permissionSetId, BUILT_IN_NAMES[name]] as const),
    ...Object.entries(SEED_SETS).map(([id, set]) => [id, set?.name] as const),
    ...Object.entries(world.state.permissionSets).map(([id, set]) => [id, set?.name] as const),
  ])
  return [...names].flatMap(([permissionSetId, name]) => {
    const chatterPermissions = permissionsIn(world, permissionSetId)
    if (name === undefined || !chatterPermissions) return []
    const people = counts.get(permissionSetId) ?? 0
    const role = roleOfSet(permissionSetId)
    return [{ permissionSetId, name, chatterPermissions, isBuiltIn: role !== null, role, people }]
  })
}

function requireSet(world: World, permissionSetId: string): WireSet {
  const found = listSets(world).find((set) => set.permissionSetId === permissionSetId)
  if (!found) throw missing()
  return found
}

export function saveSet(
  world: World,
  asker: Account,
  body: { permissionSetId?: string | undefined; name: string; chatterPermissions: ChatterPermissions },
): WireSet {
  const { permissionSetId, name, chatterPermissions } = body
  if (permissionSetId !== undefined) requireSet(world, permissionSetId)
  if (permissionSetId !== undefined && isBuiltIn(permissionSetId)) throw new Refusal(409, 'set_built_in')
  requireOwn(world, asker, chatterPermissions)
  const { priceMin, priceMax } = chatterPermissions
  if (priceMin !== null && priceMax !== null && priceMin > priceMax) throw unfit('priceMax', 'range_unfit')
  const isTaken = listSets(world).some(
    (set) => set.permissionSetId !== permissionSetId && set.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) throw new Refusal(409, 'name_taken', { fields: { name: 'name_taken' } })
  const saved = permissionSetId ?? world.newId('set-new')
  world.state.permissionSets[saved] = { name, chatterPermissions }
  return requireSet(world, saved)
}

/** Throws 409 while people have it. */
export function deleteSet(world: World, permissionSetId: string): void {
  const set = requireSet(world, permissionSetId)
  if (set.isBuiltIn === true) throw new Refusal(409, 'set_built_in')
  if ((set.people ?? 0) > 0) throw new Refusal(409, 'set_in_use')
  world.state.permissionSets[permissionSetId] = null
}

/** Throws unless the set exists and grants nothing the client lacks. */
export function requireGivable(
  world: World,
  asker: Account,
  permissionSetId: string | null | undefined,
): void {
  if (permissionSetId == null) return
  const permissions = permissionsIn(world, permissionSetId)
  if (!permissions) throw missing()
  requireOwn(world, asker, permissions)
}
