import * as v from 'valibot'

import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { CreatorNotes } from './creator-notes'
import { CreatorRates } from './creator-rates'
import { CreatorStatus } from './creator-status'
import { Id } from './id'
import { Instant, OptionalInstant } from './instant'
import { Money } from './money'
import { OnDuty } from './on-duty'

const count = orElse(v.number(), 0)

/** A creator as the agency's table shows them: the notes record, and how the chats stand right now. */
export const AgencyCreator = v.object({
  ...CreatorNotes.entries,
  status: orElse(CreatorStatus, 'active'),
  /** Of `earned`, against the period before: 0.05 is 5 % more; null where there is nothing to compare with. */
  change: orNull(v.number()),
  unread: count,
  oldestWaitAt: OptionalInstant,
  onDuty: orElse(readableOf(OnDuty), []),
  staffIds: orElse(readableOf(Id), []),
  activeMembers: count,
  /** Splits agreed for later, the next first; none where the asker may not see them. */
  plannedRates: orElse(readableOf(v.object({ from: Instant, ...CreatorRates.entries })), []),
})
export interface AgencyCreator extends v.InferOutput<typeof AgencyCreator> {}

/** Over all creators that fit, however many of them a part holds. */
export const CreatorTotals = v.object({
  /** How many there are. */
  total: count,
  /** Null where nothing is known, or they earn in several currencies. */
  earned: orNull(Money),
  activeMembers: count,
  unread: count,
})
export interface CreatorTotals extends v.InferOutput<typeof CreatorTotals> {}

/** What the table can be sorted by. */
export const AGENCY_CREATOR_SORTS = [
  'name',
  'pg',
  'status',
  'earned',
  'change',
  'rate',
  'unread',
  'oldestWaitAt',
  'activeMembers',
  'onDuty',
  'staff',
  'notes',
  'createdAt',
] as const
export const AgencyCreatorSort = v.object({ by: v.picklist(AGENCY_CREATOR_SORTS), descending: v.boolean() })
export interface AgencyCreatorSort extends v.InferOutput<typeof AgencyCreatorSort> {}
