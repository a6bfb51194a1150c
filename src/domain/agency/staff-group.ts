import * as v from 'valibot'

import { count, orNull } from '@/lib/lenient-schema'

import { Id } from '../server/id'

/** A group of people (and creators) in the agency. */
export const StaffGroup = v.object({
  groupId: Id,
  name: v.string(),
  parentId: orNull(Id),
  people: count,
})
export interface StaffGroup extends v.InferOutput<typeof StaffGroup> {}
