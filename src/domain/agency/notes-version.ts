import * as v from 'valibot'

import { orNull, text } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant } from '../time/instant'

/** A saved version of the notes about a creator. */
export const NotesVersion = v.object({
  versionId: Id,
  at: Instant,
  userId: orNull(Id),
  notes: text,
  detailedNotes: text,
})
export interface NotesVersion extends v.InferOutput<typeof NotesVersion> {}
