import * as v from 'valibot'

import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { Handover } from './handover'
import { Id } from './id'
import { OptionalInstant } from './instant'
import { OnDuty } from './on-duty'
import { UserDisplay } from './user-display'

const flag = orElse(v.boolean(), false)

/** A creator the chatter may work for, as shown on /cr-select. */
export const AssignedCreator = v.object({
  creatorId: Id,
  creator: UserDisplay,
  pg: flag,
  notes: orElse(v.string(), ''),
  /** The chatter's own shift for this creator runs now, until `plannedUntil`. */
  plannedNow: flag,
  plannedUntil: OptionalInstant,
  onDuty: orElse(readableOf(OnDuty), []),
  /** When the fan who waits longest started to wait. */
  oldestWaitAt: OptionalInstant,
  payingWaiting: orElse(v.number(), 0),
  handover: orNull(Handover),
  pinned: flag,
})
export interface AssignedCreator extends v.InferOutput<typeof AssignedCreator> {}
