import * as v from 'valibot'

import { count, orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { CreatorNotes } from './creator-notes'
import { CreatorRates } from './creator-rates'
import { CreatorStatus } from './creator-status'
import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Money } from '../money/money'
import { OnDuty } from './on-duty'

/** A creator in the agency's table: the notes record plus the current state of the chats. */
export const AgencyCreator = v.object({
  ...CreatorNotes.entries,
  status: orElse(CreatorStatus, 'active'),
  /** Change of `earned` against the period before: 0.05 is 5 % more; null without anything to compare. */
  change: orNull(v.number()),
  unread: count,
  oldestWaitAt: OptionalInstant,
  onDuty: orElse(validEntriesOf(OnDuty), []),
  staffIds: orElse(validEntriesOf(Id), []),
  activeMembers: count,
  /** Splits agreed for later, the next first; empty where the reader may not see them. */
  plannedRates: orElse(validEntriesOf(v.object({ from: Instant, ...CreatorRates.entries })), []),
})
export interface AgencyCreator extends v.InferOutput<typeof AgencyCreator> {}

/** Totals over all matching creators, not only those of the loaded page. */
export const CreatorTotals = v.object({
  total: count,
  /** Null if unknown, or if creators earn in several currencies. */
  earned: orNull(Money),
  activeMembers: count,
  unread: count,
})
export interface CreatorTotals extends v.InferOutput<typeof CreatorTotals> {}

/** Columns the table can be sorted by. */
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
