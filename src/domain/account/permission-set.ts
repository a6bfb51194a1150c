import * as v from 'valibot'

import { count, flag, orNull } from '@/lib/lenient-schema'

import { EmployeeRole } from '../agency/employee'
import { Id } from '../server/id'
import { ChatterPermissions } from './permission'

/** A named set of permissions assigned to people. Built-in sets mirror the roles and are read-only. */
export const PermissionSet = v.object({
  permissionSetId: Id,
  name: v.string(),
  chatterPermissions: ChatterPermissions,
  isBuiltIn: flag,
  /** For a built-in set: the role whose people get it by default. */
  role: orNull(EmployeeRole),
  /** Number of people with this set. */
  people: count,
})
export interface PermissionSet extends v.InferOutput<typeof PermissionSet> {}
