import * as v from 'valibot'

import { orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { COMPARISONS } from '../time/compared-range'
import { CreatorStatus } from '../agency/creator-status'
import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Cents, Currency, cents } from '../money/money'
import { OnDuty } from '../agency/on-duty'
import { Range } from '../time/range'
import { REVENUE_KINDS } from '../money/revenue-kind'
import { UserDisplay } from '../account/user-display'

/*
 * The agency's figures for one period. Amounts are cents of the response's one `currency`; shares, rates and
 * changes are fractions. Null means no data.
 */

/** The request: `basis` is the money that totals, series by type and changes count. */
export const OverviewRequest = v.object({
  ...Range.entries,
  basis: v.picklist(['gross', 'net']),
  compare: v.picklist(COMPARISONS),
  creatorIds: v.optional(v.array(Id)),
})

const figures = {
  gross: Cents,
  net: Cents,
  agencyShare: Cents,
  chatterCost: Cents,
  margin: Cents,
  payingFans: v.number(),
}

/** The six card figures. */
export const OverviewTotals = v.object(figures)
export interface OverviewTotals extends v.InferOutput<typeof OverviewTotals> {}

/** The same for one step of the period that starts at `at`. */
export const OverviewPoint = v.object({
  at: Instant,
  ...figures,
  byType: v.object(v.entriesFromList(REVENUE_KINDS, cents)),
})
export interface OverviewPoint extends v.InferOutput<typeof OverviewPoint> {}

/** From gross to margin: deductions are positive amounts. */
export const OverviewBridge = v.object({
  /** Refunds to fans; gross excludes them. */
  refunds: cents,
  gross: Cents,
  platformFee: Cents,
  net: Cents,
  creatorsShare: Cents,
  agencyShare: Cents,
  chatterCost: Cents,
  margin: Cents,
})
export interface OverviewBridge extends v.InferOutput<typeof OverviewBridge> {}

export const OverviewCreator = v.object({
  creatorId: Id,
  creator: UserDisplay,
  gross: Cents,
  net: Cents,
  change: orNull(v.number()),
  rate: orNull(v.number()),
  agencyShare: orNull(Cents),
  /** Pay for clocked time, split evenly among a person’s creators, plus commission on sales for this one. */
  chatterCost: orNull(Cents),
  refunds: orNull(Cents),
  /** Agency share − chatter cost; negative when this creator costs money. */
  margin: orNull(Cents),
  newMembers: orNull(v.number()),
  activeMembers: orNull(v.number()),
  endedMembers: orNull(v.number()),
  /** Members active at the start of the period, and how many of them left during it. */
  membersAtStart: orNull(v.number()),
  leftOfStart: orNull(v.number()),
  churn: orNull(v.number()),
  medianReplySeconds: orNull(v.number()),
  /** Hours with a chatter on duty ÷ hours with fan messages. */
  coverage: orNull(v.number()),
  status: orElse(CreatorStatus, 'active'),
})
export interface OverviewCreator extends v.InferOutput<typeof OverviewCreator> {}

export const OVERVIEW_ALERT_KINDS = [
  'no_cover',
  'revenue_drop',
  'refund_spike',
  'long_work_log',
  'pending_correction',
  'other',
] as const

export const OverviewAlert = v.object({
  kind: orElse(v.picklist(OVERVIEW_ALERT_KINDS), 'other'),
  creatorId: orNull(Id),
  userId: orNull(Id),
  /** The server's text, for kinds without a text in the console. */
  text,
  /** Its number: waiting turns, refunds of a day, clocked hours, pending corrections. */
  count: orNull(v.number()),
  /** Of a refund spike: the payments that fans' banks reclaimed that day, beside the refunds. */
  chargebacks: orNull(v.number()),
  at: OptionalInstant,
})
export interface OverviewAlert extends v.InferOutput<typeof OverviewAlert> {}

/** Who works now, who is planned, and who of the planned is missing. */
export const OverviewTeam = v.object({
  onDuty: orElse(validEntriesOf(OnDuty), []),
  plannedIds: orElse(validEntriesOf(Id), []),
  missingIds: orElse(validEntriesOf(Id), []),
})
export interface OverviewTeam extends v.InferOutput<typeof OverviewTeam> {}

export const Overview = v.object({
  currency: Currency,
  totals: OverviewTotals,
  /** Null without a requested comparison. */
  previous: orNull(OverviewTotals),
  series: v.array(OverviewPoint),
  bridge: orNull(OverviewBridge),
  creators: v.array(OverviewCreator),
  alerts: orElse(validEntriesOf(OverviewAlert), []),
  team: orElse(OverviewTeam, { onDuty: [], plannedIds: [], missingIds: [] }),
})
export interface Overview extends v.InferOutput<typeof Overview> {}
