import type { ParsedRequestOf } from '@/api/call'
import type { updateEmployee, updateEmployees } from '@/api/calls/agency/employees'
import { rankOf } from '@/domain/agency/employee'

import { type Account, changeAccount } from '../account/accounts'
import { definedFields } from '../base/defined-fields'
import { forbidden, notFound, Refusal, orNotFound } from '../base/refusal'
import type { World } from '../../state/world'
import { requireGroup } from './staff-groups'
import { requireOwnCreators } from './invite'
import type { PersonChange } from '../../state/people-state'
import { requireGrantable, requireOwnPermissions, requirePriceOrder } from '../account/permission-sets'
import { permissionsAsSet } from '../account/permissions'
import { type Person, findPerson } from '../account/person'
import { mayDecidePay, mayEdit, mayEditMoney, mayGrant, maySee, rolesAt } from '../account/ranks'
import { emitClockChange } from '../shifts/clock'

type EmployeePatch = Omit<ParsedRequestOf<typeof updateEmployee>, 'userId'>
type BulkPatch = ParsedRequestOf<typeof updateEmployees>['patch']

/** Finds a person the client may see. Throws 404 otherwise. */
export function visiblePerson(world: World, caller: Account, userId: string): Person {
  const person = findPerson(world, userId)
  if (!person || !maySee(world, caller, person)) throw notFound()
  return person
}

/** Finds a person the client may edit. Throws 403 where they may only see them. */
export function editablePerson(world: World, caller: Account, userId: string): Person {
  const person = visiblePerson(world, caller, userId)
  if (person.userId === caller.userId) throw new Refusal(403, 'not_yourself')
  if (!mayEdit(world, caller, person)) throw forbidden()
  return person
}

/** The same, unless they are deactivated: they keep what they had until they return. Throws 409 then. */
function changeablePerson(world: World, caller: Account, userId: string): Person {
  const person = editablePerson(world, caller, userId)
  if (person.status === 'inactive') throw new Refusal(409, 'person_gone')
  return person
}

/** Finds a person whose hours and pay the client decides on. Throws 403 where they may only see them. */
export function payEditablePerson(world: World, caller: Account, userId: string): Person {
  const person = visiblePerson(world, caller, userId)
  if (mayDecidePay(world, caller, person)) return person
  throw userId === caller.userId ? new Refusal(403, 'not_yourself') : forbidden()
}

function changePerson(world: World, userId: string, change: PersonChange): void {
  world.state.people[userId] = { ...world.state.people[userId], ...change }
}

/** Items that are in only one of two lists. */
export const differing = (a: readonly string[], b: readonly string[]): string[] => [
  ...a.filter((id) => !b.includes(id)),
  ...b.filter((id) => !a.includes(id)),
]

function checkPatch(world: World, caller: Account, person: Person, patch: EmployeePatch): void {
  const { roles, groupId, addCreatorIds = [], removeCreatorIds = [], permissionSetId, pay } = patch
  if (roles && (roles.length === 0 || !roles.every((role) => mayGrant(caller.roles, role))))
    throw new Refusal(403, 'role_too_high')
  if (pay !== undefined && !mayEditMoney(caller)) throw forbidden()
  requireGroup(world, groupId)
  requireOwnCreators(world, caller, [...addCreatorIds, ...removeCreatorIds])
  requireGrantable(world, caller, permissionSetId)
  // Only what the caller changes: what someone higher gave stays.
  requireOwnPermissions(world, caller, patch.chatterPermissions ?? {})
  requireOwnPermissions(world, caller, permissionsGivenBack(world, person, patch))
  requirePriceOrder(ownPermissionsAfter(world, person.userId, patch))
}

/** What the set allows of the permissions that a person is to have as it again. */
function permissionsGivenBack(world: World, { userId, ...before }: Person, patch: EmployeePatch) {
  const set = permissionsAsSet(world, { ...before, ...definedFields(patch) })
  const own = world.state.permissions[userId] ?? {}
  const keys = patch.permissionsAsSet?.filter((key) => key in own) ?? []
  return Object.fromEntries(keys.map((key) => [key, set[key]]))
}

/** A person's own permissions after a patch. */
function ownPermissionsAfter(
  world: World,
  userId: string,
  { chatterPermissions = {}, permissionsAsSet = [] }: EmployeePatch,
) {
  const all = { ...world.state.permissions[userId], ...definedFields(chatterPermissions) }
  for (const key of permissionsAsSet) delete all[key]
  return all
}

/** Applies a patch; permissions take effect at once. */
export function patchPerson(world: World, caller: Account, userId: string, patch: EmployeePatch): void {
  const person = changeablePerson(world, caller, userId)
  checkPatch(world, caller, person, patch)
  const { roles, groupId, addCreatorIds, removeCreatorIds, permissionSetId, displaySentBy, pay } = patch
  const creatorIds = withCreators(person.creatorIds, addCreatorIds, removeCreatorIds)
  changePerson(world, userId, definedFields({ groupId, creatorIds, permissionSetId, displaySentBy, pay }))
  world.state.permissions[userId] = ownPermissionsAfter(world, userId, patch)
  if (!roles) return
  const rank = rolesAt(Math.max(...roles.map((role) => rankOf([role]))))
  const invited = world.state.invited[userId]
  if (person.status === 'invited' && invited) invited.roles = rank
  else changeAccount(world, userId, { roles: rank })
}

/** The same for several people; all or none. */
export function patchPeople(
  world: World,
  caller: Account,
  userIds: readonly string[],
  patch: BulkPatch,
): void {
  const { addCreatorIds = [], removeCreatorIds = [], groupId, permissionSetId } = patch
  const people = userIds.map((userId) => changeablePerson(world, caller, userId))
  requireOwnCreators(world, caller, [...addCreatorIds, ...removeCreatorIds])
  requireGroup(world, groupId)
  requireGrantable(world, caller, permissionSetId)
  for (const { userId, creatorIds: before } of people) {
    const creatorIds = withCreators(before, addCreatorIds, removeCreatorIds)
    changePerson(world, userId, definedFields({ groupId, permissionSetId, creatorIds }))
  }
}

export const withCreators = (
  before: readonly string[],
  add: readonly string[] = [],
  remove: readonly string[] = [],
): string[] => [...new Set([...before, ...add])].filter((creatorId) => !remove.includes(creatorId))

/** Adds creators to people and removes them from others. Returns how many people's lists changed. */
export function assignCreators(
  world: World,
  caller: Account,
  {
    creatorIds,
    addUserIds,
    removeUserIds,
  }: { creatorIds: string[]; addUserIds: string[]; removeUserIds: string[] },
): number {
  requireOwnCreators(world, caller, creatorIds)
  const all = [...new Set([...addUserIds, ...removeUserIds])]
  const people = all.map((userId) => assignablePerson(world, caller, userId))
  for (const { userId, creatorIds: before } of people) {
    const add = addUserIds.includes(userId) ? creatorIds : []
    const remove = removeUserIds.includes(userId) ? creatorIds : []
    changePerson(world, userId, { creatorIds: withCreators(before, add, remove) })
    emitClockChange(world, userId)
  }
  return all.length
}

/**
 * Chatters and account managers may be assigned by anyone who manages these creators; higher ranks only
 * by their peers.
 */
function assignablePerson(world: World, caller: Account, userId: string): Person {
  const person = orNotFound(findPerson(world, userId))
  if (person.status === 'inactive') throw new Refusal(409, 'person_gone')
  if (rankOf(person.roles) > rankOf(caller.roles)) throw forbidden()
  return person
}
