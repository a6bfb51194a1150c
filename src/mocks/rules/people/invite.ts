import type * as v from 'valibot'

import type { EmployeeInvite } from '@/api/calls/agency/employees'
import { isEmail } from '@/lib/text/email'
import { rankOf } from '@/domain/agency/employee'

import { type Account, accountByEmail } from '../account/accounts'
import { writeLetter } from '../account/verification-codes'
import { Refusal, type RefusalKey } from '../base/refusal'
import type { World } from '../../state/world'
import { findCreatorOrThrow } from '../creators/agency-creators'
import { requireGroup } from './staff-groups'
import type { InvitedPerson } from '../../state/people-state'
import { requireGrantable } from '../account/permission-sets'
import { type Person, findPerson } from '../account/person'
import { mayEditMoney, mayGrant, RANK, rolesAt } from '../account/ranks'

type InviteRequest = v.InferOutput<typeof EmployeeInvite>
interface InviteResult {
  email: string
  ok: boolean
  message: string | null
  key: RefusalKey | null
}

/** Account managers may assign only their own creators. */
export function requireOwnCreators(world: World, caller: Account, creatorIds: readonly string[]): void {
  for (const creatorId of creatorIds) findCreatorOrThrow(world, creatorId)
  const isBound = rankOf(caller.roles) === RANK.accountManager
  if (isBound && creatorIds.some((creatorId) => !caller.creatorIds.includes(creatorId)))
    throw new Refusal(403, 'not_allowed')
}

function checkInvite(world: World, caller: Account, asked: InviteRequest): void {
  const { email, name, roles, groupId, creatorIds, permissionSetId, pay } = asked
  if (!isEmail(email)) throw new Refusal(422, 'email_unfit')
  if (name.trim() === '' || roles.length === 0) throw new Refusal(422, 'field_missing')
  if (name.length > 60) throw new Refusal(422, 'name_too_long')
  if (!roles.every((role) => mayGrant(caller.roles, role))) throw new Refusal(403, 'role_too_high')
  if (pay !== null && !mayEditMoney(caller)) throw new Refusal(403, 'not_allowed')
  requireGroup(world, groupId)
  requireOwnCreators(world, caller, creatorIds)
  requireGrantable(world, caller, permissionSetId)
  const taken = accountByEmail(world, email)
  const person = taken && findPerson(world, taken.userId)
  if (taken) throw new Refusal(409, person?.status === 'invited' ? 'invited_already' : 'email_taken')
}

const newCode = (world: World): string => `NORTH-${4000 + world.state.nextId++}`

/** Sends the letter with the code and stores the time. */
function sendInvitation(world: World, invited: InvitedPerson): void {
  world.state.invited[invited.userId] = invited
  writeLetter(world, invited.email, 'code', invited.code)
}

function inviteOne(world: World, caller: Account, asked: InviteRequest): void {
  checkInvite(world, caller, asked)
  const { groupId, creatorIds, permissionSetId, pay } = asked
  sendInvitation(world, {
    userId: world.newId('invited'),
    email: asked.email.trim().toLowerCase(),
    name: asked.name.trim(),
    roles: rolesAt(rankOf(asked.roles)),
    groupId,
    creatorIds,
    permissionSetId,
    pay,
    code: newCode(world),
    invitedAt: world.now(),
    invitedBy: caller.userId,
  })
}

/** Invites row by row: a rejected row does not stop the others. */
export const invitePeople = (
  world: World,
  caller: Account,
  invites: readonly InviteRequest[],
): InviteResult[] =>
  invites.map((asked) => {
    try {
      inviteOne(world, caller, asked)
      return { email: asked.email, ok: true, message: null, key: null }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { email: asked.email, ok: false, message: null, key: error.key }
    }
  })

const storedInvite = (person: Person): Omit<InvitedPerson, 'code' | 'invitedAt' | 'invitedBy'> => ({
  userId: person.userId,
  email: person.email,
  name: person.displayName,
  roles: [...person.roles],
  groupId: person.groupId,
  creatorIds: [...person.creatorIds],
  permissionSetId: person.permissionSetId,
  pay: person.pay,
})

/** Throws 409 once the invitation is accepted. */
function requireInvited(person: Person): void {
  if (person.status !== 'invited') throw new Refusal(409, 'stale_update')
}

/** Sends an invitation again, with a new code and a new lifetime. */
export function resendInvite(world: World, caller: Account, person: Person): void {
  requireInvited(person)
  const invitedBy = world.state.invited[person.userId]?.invitedBy ?? caller.userId
  sendInvitation(world, { ...storedInvite(person), code: newCode(world), invitedAt: world.now(), invitedBy })
}

/** Cancels an invitation, which invalidates its code. */
export function cancelInvite(world: World, caller: Account, person: Person): void {
  requireInvited(person)
  const { userId } = person
  world.state.invited[userId] = {
    ...storedInvite(person),
    code: '',
    invitedAt: world.now(),
    invitedBy: caller.userId,
    isCancelled: true,
  }
}
