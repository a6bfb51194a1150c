import * as v from 'valibot'

import {
  Employee,
  EmployeePayInput,
  EmployeeRole,
  EmployeeSort,
  EmployeeStatus,
} from '@/domain/agency/employee'
import { Cents } from '@/domain/money/money'
import { Id } from '@/domain/server/id'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import {
  PERMISSION_FLAGS,
  PERMISSION_KEYS,
  PERMISSION_TOOLS,
  PermissionLevel,
} from '@/domain/account/permission'
import { PermissionSet } from '@/domain/account/permission-set'
import { StaffGroup } from '@/domain/agency/staff-group'
import { count, orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions: the agency's people, their permissions and groups (screens S6). */

const isoTime = v.pipe(v.string(), v.isoTimestamp())
const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))

/**
 * Absent fields do not filter. `counts`: per tab, without filters. `userIds`: these people alone. `servesAnyOf`:
 * works for at least one of these creators. `week`: of the hours; the agency's own week without it. `figures`: hours
 * of all matches in seconds, if a week was given.
 */
export const listEmployees = call({
  path: '/api/agency/employees/list',
  request: v.object({
    query: v.string(),
    userIds: v.optional(v.array(Id)),
    roles: v.optional(v.array(EmployeeRole)),
    status: v.optional(EmployeeStatus),
    groupId: v.optional(Id),
    creatorId: v.optional(Id),
    servesAnyOf: v.optional(v.array(Id)),
    /** Directors only; 403 for others. */
    hasSecondFactor: v.optional(v.boolean()),
    week: v.optional(v.object({ from: isoTime, to: isoTime })),
    sort: EmployeeSort,
    ...pageRequest,
  }),
  response: v.object({
    ...listPageOf(Employee).entries,
    figures: orNull(v.object({ planned: v.number(), clocked: v.number() })),
    counts: v.object({ active: v.number(), invited: v.number(), inactive: v.number() }),
  }),
})

/* What is asked is strict: a wrong limit must not become none. */
const askedPermissions = v.object({
  ...v.entriesFromList(PERMISSION_TOOLS, PermissionLevel),
  ...v.entriesFromList(PERMISSION_FLAGS, v.boolean()),
  priceMin: v.nullable(Cents),
  priceMax: v.nullable(Cents),
})

/** `roles` contains the highest role; the server adds the lower ones. */
export const EmployeeInvite = v.object({
  email: v.string(),
  name: v.string(),
  roles: v.array(EmployeeRole),
  groupId: v.nullable(Id),
  creatorIds: v.array(Id),
  permissionSetId: v.nullable(Id),
  pay: v.nullable(EmployeePayInput),
})

/** One result per row: failed rows can be fixed and sent again. */
export const inviteEmployees = call({
  path: '/api/agency/employees/invite',
  request: v.object({ invites: v.array(EmployeeInvite) }),
  response: v.object({
    results: v.array(
      v.object({ email: v.string(), ok: v.boolean(), message: orNull(v.string()), key: orNull(v.string()) }),
    ),
  }),
})

export const resendInvite = call({
  path: '/api/agency/employees/invite/resend',
  request: v.object({ userId: Id }),
  response: Employee,
})

export const cancelInvite = call({
  path: '/api/agency/employees/invite/cancel',
  request: v.object({ userId: Id }),
})

const patch = {
  groupId: v.optional(v.nullable(Id)),
  permissionSetId: v.optional(v.nullable(Id)),
  addCreatorIds: v.optional(v.array(Id)),
  removeCreatorIds: v.optional(v.array(Id)),
}

/**
 * Absent fields stay. `chatterPermissions` sets those it names as the person's own, `permissionsAsSet` makes others
 * follow the permission set again. 409 for a deactivated person.
 */
export const updateEmployee = call({
  path: '/api/agency/employees/update',
  request: v.object({
    userId: Id,
    ...patch,
    roles: v.optional(v.array(EmployeeRole)),
    chatterPermissions: v.optional(v.partial(askedPermissions)),
    permissionsAsSet: v.optional(v.array(v.picklist(PERMISSION_KEYS))),
    pay: v.optional(v.nullable(EmployeePayInput)),
    displaySentBy: v.optional(v.boolean()),
  }),
  response: Employee,
})

/** The same change of several people: all or none. */
export const updateEmployees = call({
  path: '/api/agency/employees/bulk-update',
  request: v.object({
    userIds: v.array(Id),
    patch: v.object(patch),
  }),
  response: v.object({ data: v.array(Employee) }),
})

/** What a deactivation would leave open; chats by creator. */
export const getDeactivationCheck = call({
  path: '/api/agency/employees/deactivate/check',
  request: v.object({ userIds: v.array(Id) }),
  response: v.object({
    openChats: orElse(validEntriesOf(v.object({ creatorId: Id, count: v.number() })), []),
    plannedShifts: count,
  }),
})

/**
 * Archives without erasing. `reassignTo`: who takes over the open chats of their creators; without it they
 * become unassigned. `chats`: how many moved to that person, and how many to the chatters on duty.
 */
export const deactivateEmployees = call({
  path: '/api/agency/employees/deactivate',
  request: v.object({
    userIds: v.array(Id),
    reassignTo: v.optional(Id),
    cancelShifts: v.boolean(),
  }),
  response: v.object({
    data: v.array(Employee),
    chats: orElse(v.object({ moved: v.number(), left: v.number() }), { moved: 0, left: 0 }),
  }),
})

export const reactivateEmployees = call({
  path: '/api/agency/employees/reactivate',
  request: v.object({ userIds: v.array(Id) }),
  response: v.object({ data: v.array(Employee) }),
})

export const listPermissionSets = call({
  path: '/api/agency/permission-sets/list',
  response: v.object({ data: v.array(PermissionSet) }),
})

/** Creates one without an id, which needs a name. Of an existing one, absent fields stay. */
export const savePermissionSet = call({
  path: '/api/agency/permission-sets/save',
  request: v.object({
    permissionSetId: v.optional(Id),
    name: v.optional(label),
    chatterPermissions: v.optional(v.partial(askedPermissions)),
  }),
  response: PermissionSet,
})

/** 409 while people have it. Former people keep its permissions, as their own. */
export const deletePermissionSet = call({
  path: '/api/agency/permission-sets/delete',
  request: v.object({ permissionSetId: Id }),
})

export const listStaffGroups = call({
  path: '/api/agency/groups/list',
  response: v.object({ data: v.array(StaffGroup) }),
})

export const saveStaffGroup = call({
  path: '/api/agency/groups/save',
  request: v.object({ groupId: v.optional(Id), name: label, parentId: v.nullable(Id) }),
  response: StaffGroup,
})

/** Its people stay, without a group. */
export const deleteStaffGroup = call({
  path: '/api/agency/groups/delete',
  request: v.object({ groupId: Id }),
})
