import * as v from 'valibot'

import { count, orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { COMPARISONS } from '../time/compared-range'
import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { MassMessage } from '../mass/mass-message'
import { Media } from '../vault/media'
import { UnpostedDays } from '../vault/vault'
import { Cents, Currency } from '../money/money'
import { Range } from '../time/range'

/** The four dashboard figures, in card order (screens S17). */
export const DASHBOARD_CARDS = ['profileVisits', 'newMembers', 'dmRevenue', 'membershipRevenue'] as const
export const DashboardCardName = v.picklist(DASHBOARD_CARDS)
export type DashboardCardName = (typeof DASHBOARD_CARDS)[number]

const MONEY_CARDS: ReadonlySet<DashboardCardName> = new Set(['dmRevenue', 'membershipRevenue'])
/** Whether a card is an amount in cents; others are counts. */
export const isMoneyCard = (name: DashboardCardName): boolean => MONEY_CARDS.has(name)

export const DashboardRequest = v.object({
  ...Range.entries,
  basis: v.picklist(['gross', 'net']),
  compare: v.picklist(COMPARISONS),
  unpostedDays: UnpostedDays,
  /** 0 Sunday … 6 Saturday: start of the week for weekly goals. */
  weekStart: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
})

const DashboardCard = v.object({
  value: v.number(),
  /** Null without a comparison. */
  previous: orNull(v.number()),
  points: orElse(v.array(v.number()), []),
  previousPoints: orElse(v.array(v.number()), []),
})

export const GOAL_PERIODS = ['week', 'month'] as const
export const GoalPeriod = v.picklist(GOAL_PERIODS)
export type GoalPeriod = (typeof GOAL_PERIODS)[number]

/** A target for one card; `current` is the progress of the running week or month. */
export const Goal = v.object({
  metric: DashboardCardName,
  period: GoalPeriod,
  value: v.number(),
  current: v.number(),
  from: Instant,
  to: Instant,
})
export interface Goal extends v.InferOutput<typeof Goal> {}

/** Maximum goal: ten million of the currency, or this many visits. */
export const GOAL_LIMITS = { money: 1_000_000_000, count: 10_000_000 } as const

export const FanToAnswer = v.object({ channelId: Id, userId: Id, since: Instant, spend: orNull(Cents) })
export const ExpiringMember = v.object({
  channelId: Id,
  userId: Id,
  endsAt: Instant,
  tier: orNull(v.string()),
  spend: orNull(Cents),
})
export const UnpostedMedia = v.object({
  media: Media,
  addedAt: Instant,
  /** Null where it was never posted. */
  postedAt: OptionalInstant,
  earned: orNull(Cents),
})
export interface UnpostedMedia extends v.InferOutput<typeof UnpostedMedia> {}

/** Lists hold the first few; counts cover all. */
export const Dashboard = v.object({
  currency: Currency,
  /** Start of each chart step. */
  steps: v.array(Instant),
  /** A card is null where the reader may not see it. */
  cards: v.object(v.entriesFromList(DASHBOARD_CARDS, orNull(DashboardCard))),
  top: validEntriesOf(MassMessage),
  actions: v.object({
    toAnswer: validEntriesOf(FanToAnswer),
    toAnswerCount: count,
    expiring: validEntriesOf(ExpiringMember),
    expiringCount: count,
    unposted: validEntriesOf(UnpostedMedia),
    unpostedCount: count,
  }),
  goals: validEntriesOf(Goal),
})
export interface Dashboard extends v.InferOutput<typeof Dashboard> {}
