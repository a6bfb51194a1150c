import type { ParsedRequestOf } from '@/api/call'
import type { updateEmployee, updateEmployees } from '@/api/calls/employees'

import { type Account, changeAccount } from '../accounts'
import { forbidden, missing, Refusal } from '../refusal'
import type { World } from '../world'
import { requireGroup } from './groups'
import { requireOwnCreators } from './invite'
import type { PersonChange, WirePay } from './people-state'
import { requireGivable, requireOwn } from './permission-sets'
import { type Person, personIn } from './person'
import { mayDecidePay, mayEdit, mayEditMoney, mayGive, maySee, rankOf, rolesAt } from './ranks'
import { tellClock } from '../clock'

type Patch = Omit<ParsedRequestOf<typeof updateEmployee>, 'userId'>
type BulkPatch = ParsedRequestOf<typeof updateEmployees>['patch']

/** Finds a person the client may see. Throws 404 otherwise. */
export function seenPerson(world: World, asker: Account, userId: string): Person {
  const person = personIn(world, userId)
  if (!person || !maySee(world, asker, person)) throw missing()
  return person
}

/** Finds a person the client may edit. Throws 403 where they may only see them. */
export function ownPerson(world: World, asker: Account, userId: string): Person {
  const person = seenPerson(world, asker, userId)
  if (person.userId === asker.userId) throw new Refusal(403, 'not_yourself')
  if (!mayEdit(world, asker, person)) throw forbidden()
  return person
}

/** Finds a person whose hours and pay the client decides on. Throws 403 where they may only see them. */
export function paidPerson(world: World, asker: Account, userId: string): Person {
  const person = seenPerson(world, asker, userId)
  if (mayDecidePay(world, asker, person)) return person
  throw userId === asker.userId ? new Refusal(403, 'not_yourself') : forbidden()
}

function changePerson(world: World, userId: string, change: PersonChange): void {
  world.state.people[userId] = { ...world.state.people[userId], ...change }
}

/** Items that are in only one of two lists. */
export const differing = (one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter((id) => !other.includes(id)),
  ...other.filter((id) => !one.includes(id)),
]

function checkPatch(world: World, asker: Account, person: Person, patch: Patch): void {
  const { roles, groupId, creatorIds, permissionSetId, chatterPermissions, pay } = patch
  if (roles && (roles.length === 0 || !roles.every((role) => mayGive(asker.roles, role))))
    throw new Refusal(403, 'role_too_high')
  if (pay !== undefined && !mayEditMoney(asker)) throw forbidden()
  requireGroup(world, groupId)
  if (creatorIds) requireOwnCreators(world, asker, differing(creatorIds, person.creatorIds))
  requireGivable(world, asker, permissionSetId)
  if (chatterPermissions) requireOwn(world, asker, chatterPermissions)
}

/** The fields without undefined ones. */
const given = <Value extends object>(fields: Value) =>
  // The filter drops only undefined values.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>
  }

/** Applies a patch; permissions take effect at once. */
export function patchPerson(world: World, asker: Account, userId: string, patch: Patch): void {
  const person = ownPerson(world, asker, userId)
  checkPatch(world, asker, person, patch)
  const { roles, chatterPermissions, groupId, creatorIds, permissionSetId, displaySentBy } = patch
  // The contract's parser has filled `commission`.
  const pay = patch.pay as WirePay | null | undefined
  changePerson(world, userId, given({ groupId, creatorIds, permissionSetId, displaySentBy, pay }))
  if (chatterPermissions) world.state.permissions[userId] = given(chatterPermissions)
  if (!roles) return
  const rank = rolesAt(Math.max(...roles.map((role) => rankOf([role]))))
  const invited = world.state.invited[userId]
  if (person.status === 'invited' && invited) invited.roles = rank
  else changeAccount(world, userId, { roles: rank })
}

/** The same for several people; all or none. */
export function patchPeople(
  world: World,
  asker: Account,
  userIds: readonly string[],
  patch: BulkPatch,
): void {
  const { addCreatorIds = [], removeCreatorIds = [], groupId, permissionSetId } = patch
  const people = userIds.map((userId) => ownPerson(world, asker, userId))
  requireOwnCreators(world, asker, [...addCreatorIds, ...removeCreatorIds])
  requireGroup(world, groupId)
  requireGivable(world, asker, permissionSetId)
  for (const { userId, creatorIds: before } of people) {
    const creatorIds = withCreators(before, addCreatorIds, removeCreatorIds)
    changePerson(world, userId, given({ groupId, permissionSetId, creatorIds }))
  }
}

export const withCreators = (
  before: readonly string[],
  add: readonly string[],
  remove: readonly string[],
): string[] => [...new Set([...before, ...add])].filter((creatorId) => !remove.includes(creatorId))

/** Adds creators to people and removes them from others. Returns how many people's lists changed. */
export function assign(
  world: World,
  asker: Account,
  {
    creatorIds,
    addUserIds,
    removeUserIds,
  }: { creatorIds: string[]; addUserIds: string[]; removeUserIds: string[] },
): number {
  requireOwnCreators(world, asker, creatorIds)
  const all = [...new Set([...addUserIds, ...removeUserIds])]
  const people = all.map((userId) => seenOrAdded(world, asker, userId))
  for (const { userId, creatorIds: before } of people) {
    const add = addUserIds.includes(userId) ? creatorIds : []
    const remove = removeUserIds.includes(userId) ? creatorIds : []
    changePerson(world, userId, { creatorIds: withCreators(before, add, remove) })
    tellClock(world, userId)
  }
  return all.length
}

/**
 * Chatters and account managers may be assigned by anyone who manages these creators; higher ranks only
 * by their peers.
 */
function seenOrAdded(world: World, asker: Account, userId: string): Person {
  const person = personIn(world, userId)
  if (!person) throw missing()
  if (person.status === 'inactive') throw new Refusal(409, 'person_gone')
  if (rankOf(person.roles) > rankOf(asker.roles)) throw forbidden()
  return person
}
