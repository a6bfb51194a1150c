import type * as calls from '@/api/calls/employees'

import { callerOf } from '../accounts'
import type { Handlers } from '../implement'
import { ownPerson, patchPeople, patchPerson, seenPerson } from '../people/change-person'
import { listPeople } from '../people/employee-list'
import { freshRows } from '../people/employee-row'
import { deleteGroup, listGroups, saveGroup } from '../people/groups'
import { cancelInvite, invite, resend } from '../people/invite'
import { deactivate, leavesBehind, reactivate } from '../people/leaving'
import { deleteSet, listSets, saveSet } from '../people/permission-sets'
import { missing, unfit } from '../refusal'
import type { World } from '../world'

type EmployeeHandlers = Handlers<typeof calls>
type Some<Name extends keyof EmployeeHandlers> = Pick<EmployeeHandlers, Name>

const MOST_AT_ONCE = 200

function checkMany(field: string, list: readonly unknown[]): void {
  if (list.length === 0) throw unfit(field, 'field_missing')
  if (list.length > MOST_AT_ONCE) throw unfit(field, 'too_many_at_once')
}

const invitations = (world: World): Some<'inviteEmployees' | 'resendInvite' | 'cancelInvite'> => ({
  inviteEmployees: ({ body, request }) => {
    checkMany('invites', body.invites)
    return { results: invite(world, callerOf(world, request), body.invites) }
  },
  resendInvite: ({ body, request }) => {
    const asker = callerOf(world, request)
    resend(world, asker, ownPerson(world, asker, body.userId))
    const [row] = freshRows(world, asker, [body.userId])
    if (!row) throw missing()
    return row
  },
  cancelInvite: ({ body, request }) => {
    const asker = callerOf(world, request)
    cancelInvite(world, asker, ownPerson(world, asker, body.userId))
    return {}
  },
})

const leaving = (
  world: World,
): Some<'getDeactivationCheck' | 'deactivateEmployees' | 'reactivateEmployees'> => ({
  getDeactivationCheck: ({ body, request }) => {
    const asker = callerOf(world, request)
    for (const userId of body.userIds) seenPerson(world, asker, userId)
    return leavesBehind(world, body.userIds)
  },
  deactivateEmployees: ({ body, request }) => {
    const asker = callerOf(world, request)
    checkMany('userIds', body.userIds)
    const chats = deactivate(world, asker, body)
    return { data: freshRows(world, asker, body.userIds), chats }
  },
  reactivateEmployees: ({ body, request }) => {
    const asker = callerOf(world, request)
    checkMany('userIds', body.userIds)
    reactivate(world, asker, body.userIds)
    return { data: freshRows(world, asker, body.userIds) }
  },
})

const setsAndGroups = (
  world: World,
): Some<
  | 'listPermissionSets'
  | 'savePermissionSet'
  | 'deletePermissionSet'
  | 'listStaffGroups'
  | 'saveStaffGroup'
  | 'deleteStaffGroup'
> => ({
  listPermissionSets: () => ({ data: listSets(world) }),
  savePermissionSet: ({ body, request }) => saveSet(world, callerOf(world, request), body),
  deletePermissionSet: ({ body }) => {
    deleteSet(world, body.permissionSetId)
    return {}
  },
  listStaffGroups: () => ({ data: listGroups(world) }),
  saveStaffGroup: ({ body }) => saveGroup(world, body),
  deleteStaffGroup: ({ body }) => {
    deleteGroup(world, body.groupId)
    return {}
  },
})

/** Handlers of employees, permission sets and groups (screens S6). */
export const employeeHandlers = (world: World): EmployeeHandlers => ({
  ...invitations(world),
  ...leaving(world),
  ...setsAndGroups(world),
  listEmployees: ({ body, request }) => listPeople(world, callerOf(world, request), body),
  updateEmployee: ({ body, request }) => {
    const asker = callerOf(world, request)
    const { userId, ...patch } = body
    patchPerson(world, asker, userId, patch)
    const [row] = freshRows(world, asker, [userId])
    if (!row) throw missing()
    return row
  },
  updateEmployees: ({ body, request }) => {
    const asker = callerOf(world, request)
    checkMany('userIds', body.userIds)
    patchPeople(world, asker, body.userIds, body.patch)
    return { data: freshRows(world, asker, body.userIds) }
  },
})
