import * as v from 'valibot'

import { count, flag, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { Handover } from '../shift/handover'
import { Id } from '../server/id'
import { OptionalInstant } from '../time/instant'
import { OnDuty } from './on-duty'
import { UserDisplay } from '../account/user-display'

/** A creator the chatter may work for, as shown on /cr-select. */
export const AssignedCreator = v.object({
  creatorId: Id,
  creator: UserDisplay,
  pg: flag,
  notes: text,
  /** The chatter's own shift for this creator runs now, until `plannedUntil`. */
  plannedNow: flag,
  plannedUntil: OptionalInstant,
  onDuty: orElse(validEntriesOf(OnDuty), []),
  /** When the fan who waits longest started to wait. */
  oldestWaitAt: OptionalInstant,
  payingWaiting: count,
  handover: orNull(Handover),
  pinned: flag,
})
export interface AssignedCreator extends v.InferOutput<typeof AssignedCreator> {}
