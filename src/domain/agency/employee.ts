import * as v from 'valibot'

import { flag, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { OptionalInstant } from '../time/instant'
import { Cents, Currency } from '../money/money'
import { ChatterPermissions } from '../account/permission'
import { CREDITED_KINDS } from '../money/revenue-kind'
import { Roles } from '../account/role'
import { WorkLog } from '../shift/work-log'

/** The agency's roles for its people, least privileged first. */
export const EMPLOYEE_ROLES = ['chatter', 'account_manager', 'agency_manager', 'agency_director'] as const
export const EmployeeRole = v.picklist(EMPLOYEE_ROLES)
export type EmployeeRole = (typeof EMPLOYEE_ROLES)[number]

/** The rank of a person's highest role, 0 for a chatter; -1 without an agency role. */
export const rankOf = (roles: readonly string[]): number =>
  EMPLOYEE_ROLES.findLastIndex((role) => roles.includes(role))

export const isAtLeast = (roles: readonly string[], role: EmployeeRole): boolean =>
  rankOf(roles) >= EMPLOYEE_ROLES.indexOf(role)

export const EMPLOYEE_STATUSES = ['active', 'invited', 'inactive'] as const
export const EmployeeStatus = v.picklist(EMPLOYEE_STATUSES)
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number]

/** Pay per clocked hour in cents, and commission on attributed sales by kind: 0.05 is 5 %. */
export const EmployeePay = v.object({
  currency: Currency,
  hourly: Cents,
  commission: orElse(v.object(v.entriesFromList(CREDITED_KINDS, v.exactOptional(v.number()))), {}),
})
/** The same in a request. */
export const EmployeePayInput = v.object({
  currency: Currency,
  hourly: v.pipe(Cents, v.minValue(0)),
  commission: v.record(v.picklist(CREDITED_KINDS), v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
})
export interface EmployeePay extends v.InferOutput<typeof EmployeePay> {}

export const Employee = v.object({
  userId: Id,
  email: v.string(),
  legalFullName: text,
  displayName: text,
  username: text,
  roles: Roles,
  status: orElse(EmployeeStatus, 'active'),
  groupId: orNull(Id),
  creatorIds: orElse(validEntriesOf(Id), []),
  permissionSetId: orNull(Id),
  /** This person's overrides of the permission set. */
  chatterPermissions: orElse(v.partial(ChatterPermissions), {}),
  /** Fans see which staff member wrote. */
  displaySentBy: flag,
  chatterWorkLog: orNull(WorkLog),
  lastActiveAt: OptionalInstant,
  /** This week, in seconds. */
  hours: orNull(v.object({ planned: v.number(), clocked: v.number() })),
  /** Null where the reader may not see it. */
  pay: orNull(EmployeePay),
  /** Two-factor sign-in; null where the reader may not see it, and for an invitation. */
  hasSecondFactor: orNull(v.boolean()),
  /** Of an invitation: when it was last sent, and when it expires. */
  invitedAt: OptionalInstant,
  inviteEndsAt: OptionalInstant,
  /** Of a valid invitation, for those who may send it again. */
  inviteLink: orNull(v.string()),
  /** What the reader may do with this person. */
  canEdit: flag,
})
export interface Employee extends v.InferOutput<typeof Employee> {}

/** Columns the table can be sorted by. */
export const EMPLOYEE_SORTS = [
  'name',
  'email',
  'role',
  'group',
  'set',
  'creators',
  'status',
  'clock',
  'lastActiveAt',
  'planned',
  'clocked',
  'invitedAt',
  'inviteEndsAt',
  'pay',
] as const
export const EmployeeSort = v.object({ by: v.picklist(EMPLOYEE_SORTS), descending: v.boolean() })
export interface EmployeeSort extends v.InferOutput<typeof EmployeeSort> {}
