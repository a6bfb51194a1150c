import * as v from 'valibot'

import { orElse, orNull } from '@/lib/tolerant'

import { Id } from './id'

/** What staff wrote down about another user (spec 3). */
export const UserNotes = v.object({
  userId: orNull(Id),
  otherUserId: Id,
  nickname: orElse(v.string(), ''),
  note: orElse(v.string(), ''),
  /** Written by a machine: shown as such. */
  aiSummary: orNull(v.string()),
  templateName: orNull(v.string()),
})
export interface UserNotes extends v.InferOutput<typeof UserNotes> {}
