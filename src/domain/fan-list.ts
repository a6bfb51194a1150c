import * as v from 'valibot'

import { orElse } from '@/lib/tolerant'

import { Id } from './id'

/** A list of fans, kept by hand or by rules. */
export const FanList = v.object({
  listId: Id,
  name: v.string(),
  isSmart: orElse(v.boolean(), false),
  memberCount: orElse(v.number(), 0),
})
export interface FanList extends v.InferOutput<typeof FanList> {}
