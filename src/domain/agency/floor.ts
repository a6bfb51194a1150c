import * as v from 'valibot'

import { count, orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { CreatorStatus } from './creator-status'
import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Money } from '../money/money'
import { OnDuty } from './on-duty'
import { UserDisplay } from '../account/user-display'

/** One creator on the live floor: who is on duty, who waits. */
export const FloorCreator = v.object({
  creatorId: Id,
  creator: UserDisplay,
  status: orElse(CreatorStatus, 'active'),
  onDuty: orElse(validEntriesOf(OnDuty), []),
  /** Planned number of people on duty now, and who they are. */
  planned: count,
  plannedIds: orElse(validEntriesOf(Id), []),
  /** Fan turns without a reply. */
  waiting: count,
  oldestWaitAt: OptionalInstant,
  payingWaiting: count,
  shiftSales: orNull(Money),
  lastSaleAt: OptionalInstant,
  /** The agency's reply time target for this creator; null without one. */
  replyTargetSeconds: orNull(v.number()),
})
export interface FloorCreator extends v.InferOutput<typeof FloorCreator> {}

/** One coming hour: planned people against the usual fan activity (0 to 1). */
export const FloorHour = v.object({
  hour: Instant,
  planned: v.number(),
  userIds: orElse(validEntriesOf(Id), []),
  demand: v.number(),
})
export interface FloorHour extends v.InferOutput<typeof FloorHour> {}

export const Floor = v.object({
  creators: v.array(FloorCreator),
  coverage: orElse(validEntriesOf(FloorHour), []),
})
export interface Floor extends v.InferOutput<typeof Floor> {}

/** A person on duty, with their creators and workload. */
export const FloorPerson = v.object({
  ...OnDuty.entries,
  /** Creators they are on duty for. */
  creatorIds: orElse(validEntriesOf(Id), []),
  /** Conversations assigned to them. */
  held: count,
  /** Fans who wait for them: assigned fans, and unassigned fans of their creators. */
  waiting: count,
  oldestWaitAt: OptionalInstant,
  /** Attributed gross sales of the last 60 minutes. */
  hourSales: orNull(Money),
  /** Over their replies of the last 60 minutes. */
  medianReplySeconds: orNull(v.number()),
})
export interface FloorPerson extends v.InferOutput<typeof FloorPerson> {}
