import * as v from 'valibot'

import { orElse, orNull } from '@/lib/lenient-schema'

import { Id } from '../server/id'

/** A group of people (and creators) in the agency. */
export const StaffGroup = v.object({
  groupId: Id,
  name: v.string(),
  parentId: orNull(Id),
  people: orElse(v.number(), 0),
})
export interface StaffGroup extends v.InferOutput<typeof StaffGroup> {}
