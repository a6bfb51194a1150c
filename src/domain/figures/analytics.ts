import * as v from 'valibot'

import { count, orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { ChatterFigures } from './chatter-figures'
import { COMPARISONS } from '../time/compared-range'
import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { MassMessage } from '../mass/mass-message'
import { Media } from '../vault/media'
import { MembershipTier } from '../money/membership'
import { Cents, Currency } from '../money/money'
import { PAGE_TABS, type TabOf } from '../page/page-tabs'
import { Range } from '../time/range'
import { REVENUE_KINDS } from '../money/revenue-kind'

/*
 * What one creator earns and from whom (screens S18). Amounts are cents of `currency`, null where the reader
 * may not see money; `previous` is null without a comparison.
 */

export type AnalyticsTab = TabOf<'analytics'>

export const AnalyticsRequest = v.object({
  ...Range.entries,
  tab: v.picklist(PAGE_TABS.analytics),
  basis: v.picklist(['gross', 'net']),
  compare: v.picklist(COMPARISONS),
})

const centsOrNull = orNull(Cents)
const byType = v.object(v.entriesFromList(REVENUE_KINDS, orElse(Cents, 0)))

const OverviewSums = v.object({
  revenue: centsOrNull,
  byType: orNull(byType),
  newMembers: count,
  profileVisits: count,
  payingFans: count,
  messages: count,
  /** The sample of the unlock rate. */
  paidMessages: count,
  unlockRate: orNull(v.number()),
  /** The sample of the median reply time. */
  replies: count,
  medianReplySeconds: orNull(v.number()),
})
export interface OverviewSums extends v.InferOutput<typeof OverviewSums> {}
const AnalyticsOverviewTab = v.object({
  tab: v.literal('overview'),
  currency: Currency,
  /** Empty where the reader may not see money. */
  series: orElse(v.array(v.object({ at: Instant, byType })), []),
  points: v.array(v.object({ at: Instant, messages: count, newMembers: count })),
  totals: OverviewSums,
  previous: orNull(OverviewSums),
})

/** Paid direct messages by price and send date; `high` is exclusive, null for an open end. */
export const PriceBandResult = v.object({
  low: Cents,
  high: orNull(Cents),
  sent: count,
  unlocked: count,
  open: count,
  revenue: centsOrNull,
})
export interface PriceBandResult extends v.InferOutput<typeof PriceBandResult> {}

/** One hour of the week; weekday 0 is Sunday. */
export const WeekHour = v.object({
  weekday: v.number(),
  hour: v.number(),
  messages: count,
  revenue: centsOrNull,
})
export interface WeekHour extends v.InferOutput<typeof WeekHour> {}

export const ReplyTimeBand = v.object({ low: v.number(), high: orNull(v.number()), count })
export interface ReplyTimeBand extends v.InferOutput<typeof ReplyTimeBand> {}

export const ScriptResult = v.object({
  scriptId: Id,
  name: v.string(),
  used: count,
  /** Null for scripts without a price. */
  bought: orNull(v.number()),
  revenue: centsOrNull,
})
export interface ScriptResult extends v.InferOutput<typeof ScriptResult> {}

const AnalyticsMessagesTab = v.object({
  tab: v.literal('messages'),
  currency: Currency,
  series: validEntriesOf(WeekHour),
  rows: validEntriesOf(PriceBandResult),
  replies: validEntriesOf(ReplyTimeBand),
  scripts: validEntriesOf(ScriptResult),
  totals: ChatterFigures,
  previous: orNull(ChatterFigures),
})

const MassSums = v.object({ messages: count, sent: count, seen: count, bought: count, revenue: centsOrNull })
const AnalyticsMassTab = v.object({
  tab: v.literal('mass'),
  currency: Currency,
  rows: validEntriesOf(MassMessage),
  totals: MassSums,
  previous: orNull(MassSums),
})

const MemberSums = v.object({
  joined: count,
  renewed: count,
  ended: count,
  active: count,
  atStart: count,
  leftOfStart: count,
  churn: orNull(v.number()),
})
export interface MemberSums extends v.InferOutput<typeof MemberSums> {}
export const TierMove = v.object({ from: MembershipTier, to: MembershipTier, count })
export interface TierMove extends v.InferOutput<typeof TierMove> {}
const AnalyticsMembersTab = v.object({
  tab: v.literal('members'),
  currency: Currency,
  series: v.array(v.object({ at: Instant, joined: count, renewed: count, ended: count })),
  rows: validEntriesOf(TierMove),
  totals: MemberSums,
  previous: orNull(MemberSums),
})

export const SpendBandResult = v.object({ low: Cents, high: orNull(Cents), fans: count, revenue: Cents })
export interface SpendBandResult extends v.InferOutput<typeof SpendBandResult> {}
/** A fan who used to buy and stopped. */
export const FanAtRisk = v.object({
  userId: Id,
  channelId: Id,
  spent: centsOrNull,
  purchases: count,
  lastAt: Instant,
  usualGapDays: v.number(),
  memberUntil: OptionalInstant,
})
export interface FanAtRisk extends v.InferOutput<typeof FanAtRisk> {}
const FanSums = v.object({
  buyers: count,
  purchases: count,
  revenue: centsOrNull,
  average: centsOrNull,
  topShare: orNull(v.number()),
})
const AnalyticsFansTab = v.object({
  tab: v.literal('fans'),
  currency: Currency,
  /** Empty where the reader may not see money. */
  rows: validEntriesOf(SpendBandResult),
  atRisk: validEntriesOf(FanAtRisk),
  totals: FanSums,
  previous: orNull(FanSums),
})

/** A vault item; `sends` counts the paid messages that contain it. */
export const ContentResult = v.object({
  media: Media,
  sends: count,
  unlocks: count,
  dmRevenue: centsOrNull,
  massRevenue: centsOrNull,
})
export interface ContentResult extends v.InferOutput<typeof ContentResult> {}
const ContentSums = v.object({
  items: count,
  sends: count,
  unlocks: count,
  dmRevenue: centsOrNull,
  massRevenue: centsOrNull,
  /** Direct-message revenue of sales whose message is no longer on record. */
  withoutItem: centsOrNull,
})
const AnalyticsContentTab = v.object({
  tab: v.literal('content'),
  currency: Currency,
  rows: validEntriesOf(ContentResult),
  totals: ContentSums,
  previous: orNull(ContentSums),
})

export const TRAFFIC_SOURCES = ['instagram', 'tiktok', 'x', 'reddit', 'partner', 'other', 'direct'] as const
const TrafficSums = v.object({
  clicks: count,
  members: count,
  spenders: count,
  revenue: centsOrNull,
  cost: centsOrNull,
})
/** Where members come from; `direct` is everyone without a link. `revenue` is what those who joined spent. */
export const TrafficLink = v.object({
  linkId: Id,
  name: v.string(),
  source: orElse(v.picklist(TRAFFIC_SOURCES), 'other'),
  ...TrafficSums.entries,
})
export interface TrafficLink extends v.InferOutput<typeof TrafficLink> {}
const AnalyticsTrafficTab = v.object({
  tab: v.literal('traffic'),
  currency: Currency,
  series: v.array(v.object({ at: Instant, clicks: count, members: count })),
  rows: validEntriesOf(TrafficLink),
  totals: TrafficSums,
  previous: orNull(TrafficSums),
})

export const Analytics = v.variant('tab', [
  AnalyticsOverviewTab,
  AnalyticsMessagesTab,
  AnalyticsMassTab,
  AnalyticsMembersTab,
  AnalyticsFansTab,
  AnalyticsContentTab,
  AnalyticsTrafficTab,
])
export type Analytics = v.InferOutput<typeof Analytics>
export type AnalyticsOf<Tab extends AnalyticsTab> = Extract<Analytics, { tab: Tab }>

/**
 * Members by the month they joined; `kept[n]` counts those still members at the end of the n-th month after.
 */
export const Cohort = v.object({ month: Instant, joined: count, kept: v.array(v.number()) })
export interface Cohort extends v.InferOutput<typeof Cohort> {}
export const COHORT_MONTHS = 8

export const TopFan = v.object({
  userId: Id,
  channelId: Id,
  gross: centsOrNull,
  net: centsOrNull,
  purchases: count,
  messages: count,
  lastAt: Instant,
})
export interface TopFan extends v.InferOutput<typeof TopFan> {}

export const TOP_FAN_SORTS = ['fan', 'gross', 'net', 'purchases', 'messages', 'lastAt'] as const
export const TopFanSort = v.object({ by: v.picklist(TOP_FAN_SORTS), descending: v.boolean() })
export interface TopFanSort extends v.InferOutput<typeof TopFanSort> {}
/** Sums over all buyers of the range. */
export const TopFanSums = v.object({
  gross: centsOrNull,
  net: centsOrNull,
  purchases: count,
  messages: count,
})
export interface TopFanSums extends v.InferOutput<typeof TopFanSums> {}
