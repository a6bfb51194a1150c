import * as v from 'valibot'

import { orElse, orNull } from '@/lib/tolerant'

import { Id } from './id'
import { OptionalInstant } from './instant'

/** Note from the previous shift to the next. */
export const Handover = v.object({
  text: orElse(v.string(), ''),
  authorId: orNull(Id),
  authorName: orNull(v.string()),
  at: OptionalInstant,
})
export interface Handover extends v.InferOutput<typeof Handover> {}
