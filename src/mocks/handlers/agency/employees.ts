import type * as calls from '@/api/calls/agency/employees'

import { callerOf } from '../../rules/account/accounts'
import type { Handlers } from '../bind-handlers'
import { editablePerson, patchPeople, patchPerson, visiblePerson } from '../../rules/people/change-person'
import { listPeople } from '../../wire/people/employee-list'
import { freshRows } from '../../wire/people/employee-row'
import { deleteGroup, listGroups, saveGroup } from '../../rules/people/staff-groups'
import { cancelInvite, invitePeople, resendInvite } from '../../rules/people/invite'
import { deactivate, leavingEffects, reactivate } from '../../rules/people/leaving'
import { deleteSet, listSets, saveSet } from '../../rules/account/permission-sets'
import { notFound, invalidField } from '../../rules/base/refusal'
import type { World } from '../../state/world'

type EmployeeHandlers = Handlers<typeof calls>

const MAX_USERS = 200

function checkListSize(field: string, list: readonly unknown[]): void {
  if (list.length === 0) throw invalidField(field, 'field_missing')
  if (list.length > MAX_USERS) throw invalidField(field, 'too_many_at_once')
}

const invitationHandlers = (
  world: World,
): Pick<EmployeeHandlers, 'inviteEmployees' | 'resendInvite' | 'cancelInvite'> => ({
  inviteEmployees: ({ body, request }) => {
    checkListSize('invites', body.invites)
    return { results: invitePeople(world, callerOf(world, request), body.invites) }
  },
  resendInvite: ({ body, request }) => {
    const caller = callerOf(world, request)
    resendInvite(world, caller, editablePerson(world, caller, body.userId))
    const [row] = freshRows(world, caller, [body.userId])
    if (!row) throw notFound()
    return row
  },
  cancelInvite: ({ body, request }) => {
    const caller = callerOf(world, request)
    cancelInvite(world, caller, editablePerson(world, caller, body.userId))
    return {}
  },
})

const leavingHandlers = (
  world: World,
): Pick<EmployeeHandlers, 'getDeactivationCheck' | 'deactivateEmployees' | 'reactivateEmployees'> => ({
  getDeactivationCheck: ({ body, request }) => {
    const caller = callerOf(world, request)
    for (const userId of body.userIds) visiblePerson(world, caller, userId)
    return leavingEffects(world, body.userIds)
  },
  deactivateEmployees: ({ body, request }) => {
    const caller = callerOf(world, request)
    checkListSize('userIds', body.userIds)
    const chats = deactivate(world, caller, body)
    return { data: freshRows(world, caller, body.userIds), chats }
  },
  reactivateEmployees: ({ body, request }) => {
    const caller = callerOf(world, request)
    checkListSize('userIds', body.userIds)
    reactivate(world, caller, body.userIds)
    return { data: freshRows(world, caller, body.userIds) }
  },
})

const setAndGroupHandlers = (
  world: World,
): Pick<
  EmployeeHandlers,
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
  ...invitationHandlers(world),
  ...leavingHandlers(world),
  ...setAndGroupHandlers(world),
  listEmployees: ({ body, request }) => listPeople(world, callerOf(world, request), body),
  updateEmployee: ({ body, request }) => {
    const caller = callerOf(world, request)
    const { userId, ...patch } = body
    patchPerson(world, caller, userId, patch)
    const [row] = freshRows(world, caller, [userId])
    if (!row) throw notFound()
    return row
  },
  updateEmployees: ({ body, request }) => {
    const caller = callerOf(world, request)
    checkListSize('userIds', body.userIds)
    patchPeople(world, caller, body.userIds, body.patch)
    return { data: freshRows(world, caller, body.userIds) }
  },
})
