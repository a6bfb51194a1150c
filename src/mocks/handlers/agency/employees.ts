import * as calls from '@/api/calls/agency/employees'

import { callerOf } from '../../rules/account/accounts'
import { serve } from '../bind-handlers'
import { editablePerson, patchPeople, patchPerson, visiblePerson } from '../../rules/people/change-person'
import { listPeople } from '../../wire/people/employee-list'
import { freshRows } from '../../wire/people/employee-row'
import { deleteGroup, listGroups, saveGroup } from '../../rules/people/staff-groups'
import { cancelInvite, invitePeople, resendInvite } from '../../rules/people/invite'
import { deactivate, leavingEffects, reactivate } from '../../rules/people/leaving'
import { deleteSet, listSets, saveSet } from '../../rules/account/permission-sets'
import { invalidField, orNotFound } from '../../rules/base/refusal'

const MAX_USERS = 200

function checkListSize(field: string, list: readonly unknown[]): void {
  if (list.length === 0) throw invalidField(field, 'field_missing')
  if (list.length > MAX_USERS) throw invalidField(field, 'too_many_at_once')
}

/** Handlers of employees, permission sets and groups (screens S6). */
export const employees = serve(calls, {
  inviteEmployees: ({ world, body, request }) => {
    checkListSize('invites', body.invites)
    return { results: invitePeople(world, callerOf(world, request), body.invites) }
  },
  resendInvite: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    resendInvite(world, caller, editablePerson(world, caller, body.userId))
    return orNotFound(freshRows(world, caller, [body.userId])[0])
  },
  cancelInvite: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    cancelInvite(world, caller, editablePerson(world, caller, body.userId))
  },
  getDeactivationCheck: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    for (const userId of body.userIds) visiblePerson(world, caller, userId)
    return leavingEffects(world, body.userIds)
  },
  deactivateEmployees: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    checkListSize('userIds', body.userIds)
    const chats = deactivate(world, caller, body)
    return { data: freshRows(world, caller, body.userIds), chats }
  },
  reactivateEmployees: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    checkListSize('userIds', body.userIds)
    reactivate(world, caller, body.userIds)
    return { data: freshRows(world, caller, body.userIds) }
  },
  listPermissionSets: ({ world }) => ({ data: listSets(world) }),
  savePermissionSet: ({ world, body, request }) => saveSet(world, callerOf(world, request), body),
  deletePermissionSet: ({ world, body }) => {
    deleteSet(world, body.permissionSetId)
  },
  listStaffGroups: ({ world }) => ({ data: listGroups(world) }),
  saveStaffGroup: ({ world, body }) => saveGroup(world, body),
  deleteStaffGroup: ({ world, body }) => {
    deleteGroup(world, body.groupId)
  },
  listEmployees: ({ world, body, request }) => listPeople(world, callerOf(world, request), body),
  updateEmployee: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    const { userId, ...patch } = body
    patchPerson(world, caller, userId, patch)
    return orNotFound(freshRows(world, caller, [userId])[0])
  },
  updateEmployees: ({ world, body, request }) => {
    const caller = callerOf(world, request)
    checkListSize('userIds', body.userIds)
    patchPeople(world, caller, body.userIds, body.patch)
    return { data: freshRows(world, caller, body.userIds) }
  },
})
