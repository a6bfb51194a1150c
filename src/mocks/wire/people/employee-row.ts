import type * as v from 'valibot'

import type { Employee } from '@/domain/agency/employee'
import { href } from '@/domain/page/routes'

import { type Account, accountById } from '../../rules/account/accounts'
import { wireLog } from '../../rules/shifts/clock'
import { isoOrNull } from '../../seed/calendar'
import type { World } from '../../state/world'
import { type TeamWeek, weekHours, type Week } from '../../rules/shifts/week-hours'
import { type Person, findPerson, inviteCodeOf } from '../../rules/account/person'
import { mayEdit, maySeeMoney, maySeeSecondFactor } from '../../rules/account/ranks'

export type WireEmployee = v.InferInput<typeof Employee>

/** Null for an invitation, which has no sign-in yet. */
export const isSecondFactorOn = (world: World, { userId, status }: Person): boolean | null =>
  status === 'invited' ? null : (accountById(world, userId)?.hasMfa ?? false)

/** The address that the invitation's letter names; null without a valid invitation. */
function inviteLinkOf(world: World, person: Person): string | null {
  const code = inviteCodeOf(world, person)
  return code === undefined ? null : `https://northlight.agency${href('verify')}?code=${code}`
}

/** A row of the employees table, as the client may see it (screens S6). */
function employeeRow(world: World, caller: Account, person: Person, week: TeamWeek): WireEmployee {
  const { userId, email, legalFullName, displayName, username, status, groupId, permissionSetId } = person
  const log = week.logOf(userId)
  const mayChange = mayEdit(world, caller, person)
  return {
    userId,
    email,
    legalFullName,
    displayName,
    username,
    roles: [...person.roles] as never[], // the panel may set unknown roles, as a server might
    status,
    groupId,
    creatorIds: [...person.creatorIds],
    permissionSetId,
    chatterPermissions: world.state.permissions[userId] ?? {},
    displaySentBy: person.displaySentBy,
    chatterWorkLog: log ? wireLog(log, world.now()) : null,
    lastActiveAt: isoOrNull(log?.lastActiveAt),
    hours: status === 'invited' ? null : week.hoursOf(userId),
    pay: maySeeMoney(caller) ? person.pay : null,
    hasSecondFactor: maySeeSecondFactor(caller) ? isSecondFactorOn(world, person) : null,
    invitedAt: isoOrNull(person.invitedAt),
    inviteEndsAt: isoOrNull(person.inviteEndsAt),
    inviteLink: mayChange ? inviteLinkOf(world, person) : null,
    canEdit: mayChange,
  }
}

/** Rows of some people, in the given order. */
export function employeeRows(
  world: World,
  caller: Account,
  people: readonly Person[],
  of?: Week,
): WireEmployee[] {
  const week = weekHours(world, new Set(people.map(({ userId }) => userId)), of)
  return people.map((person) => employeeRow(world, caller, person, week))
}

/** Rows of some people after a change. */
export const freshRows = (world: World, caller: Account, userIds: readonly string[]): WireEmployee[] =>
  employeeRows(
    world,
    caller,
    userIds.map((userId) => findPerson(world, userId)).filter((person) => person !== undefined),
  )
