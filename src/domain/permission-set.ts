import * as v from 'valibot'

import { orElse, orNull } from '@/lib/tolerant'

import { EmployeeRole } from './employee'
import { Id } from './id'
import { ChatterPermissions } from './permission'

/** Permissions under a name, given to people as one. Built-in ones are what the roles give; they stay as they are. */
export const PermissionSet = v.object({
  permissionSetId: Id,
  name: v.string(),
  chatterPermissions: ChatterPermissions,
  isBuiltIn: orElse(v.boolean(), false),
  /** Of a built-in one: the role that gives it to who has no other set. */
  role: orNull(EmployeeRole),
  /** How many people have it. */
  people: orElse(v.number(), 0),
})
export interface PermissionSet extends v.InferOutput<typeof PermissionSet> {}
