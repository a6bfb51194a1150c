import * as v from 'valibot'

import { orElse, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant } from '../time/instant'

/** A planned work period. */
export const Shift = v.object({
  shiftId: Id,
  startAt: Instant,
  endAt: Instant,
  creatorIds: orElse(validEntriesOf(Id), []),
})
export interface Shift extends v.InferOutput<typeof Shift> {}
