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

/** Somebody the asker sees; 404 for others, as for nobody. */
export function seenPerson(world: World, asker: Account, userId: string): Person {
  const person = personIn(world, userId)
  if (!person || !maySee(world, asker, person)) throw missing()
  return person
}

/** Somebody the asker may change; 403 where they see them alone. */
export function ownPerson(world: World, asker: Account, userId: string): Person {
  const person = seenPerson(world, asker, userId)
  if (person.userId === asker.userId) throw new Refusal(403, 'not_yourself')
  if (!mayEdit(world, asker, person)) throw forbidden()
  return person
}

/** Somebody whose hours and pay the asker decides on; 403 where they see them alone. */
export function paidPerson(world: World, asker: Account, userId: string): Person {
  const person = seenPerson(world, asker, userId)
  if (mayDecidePay(world, asker, person)) return person
  throw userId === asker.userId ? new Refusal(403, 'not_yourself') : forbidden()
}

function changePerson(world: World, userId: string, change: PersonChange): void {
  world.state.people[userId] = { ...world.state.people[userId], ...change }
}

/** Those of two lists that are in one alone. */
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

/** What was set, without what was left out. */
const given = <Value extends object>(fields: Value) =>
  // Only entries whose value is undefined are left out.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>
  }

/** Changes what a patch names; what somebody may do in the tools follows at once. */
export function patchPerson(world: World, asker: Account, userId: string, patch: Patch): void {
  const person = ownPerson(world, asker, userId)
  checkPatch(world, asker, person, patch)
  const { roles, chatterPermissions, groupId, creatorIds, permissionSetId, displaySentBy } = patch
  // Parsed by the contract: `commission` has its fallback by now.
  const pay = patch.pay as WirePay | null | undefined
  changePerson(world, userId, given({ groupId, creatorIds, permissionSetId, displaySentBy, pay }))
  if (chatterPermissions) world.state.permissions[userId] = given(chatterPermissions)
  if (!roles) return
  const rank = rolesAt(Math.max(...roles.map((role) => rankOf([role]))))
  const invited = world.state.invited[userId]
  if (person.status === 'invited' && invited) invited.roles = rank
  else changeAccount(world, userId, { roles: rank })
}

/** The same for several; all of them or none. */
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

/** Gives creators to people, and takes others from them. Tells how many people's lists are others now. */
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

/** Chatters and account managers are given to creators by whoever runs these; those above by their like alone. */
function seenOrAdded(world: World, asker: Account, userId: string): Person {
  const person = personIn(world, userId)
  if (!person) throw missing()
  if (person.status === 'inactive') throw new Refusal(409, 'person_gone')
  if (rankOf(person.roles) > rankOf(asker.roles)) throw forbidden()
  return person
}
