import * as v from 'valibot'

import { orElse, orNull } from '@/lib/tolerant'

import { Id } from './id'
import { Instant } from './instant'

/** The notes about a creator as somebody left them. */
export const NotesVersion = v.object({
  versionId: Id,
  at: Instant,
  userId: orNull(Id),
  notes: orElse(v.string(), ''),
  detailedNotes: orElse(v.string(), ''),
})
export interface NotesVersion extends v.InferOutput<typeof NotesVersion> {}
