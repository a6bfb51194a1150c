import * as v from 'valibot'

import { orElse, readableOf } from '@/lib/tolerant'

import { Id } from './id'
import { Instant } from './instant'

/** A planned work period. */
export const Shift = v.object({
  shiftId: Id,
  startAt: Instant,
  endAt: Instant,
  creatorIds: orElse(readableOf(Id), []),
})
export interface Shift extends v.InferOutput<typeof Shift> {}
