import * as v from 'valibot'

import { orNull, text } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { OptionalInstant } from '../time/instant'

/** Note from the previous shift to the next. */
export const Handover = v.object({
  text,
  authorId: orNull(Id),
  authorName: orNull(v.string()),
  at: OptionalInstant,
})
export interface Handover extends v.InferOutput<typeof Handover> {}
