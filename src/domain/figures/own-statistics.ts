import * as v from 'valibot'

import { count, flag, orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { ChatterFigures } from './chatter-figures'
import { Id } from '../server/id'
import { Instant } from '../time/instant'
import { Cents, Currency, DEFAULT_CURRENCY } from '../money/money'

/** One hour, day or creator of the person's own work: `at` or `creatorId`, by the requested grouping. */
export const OwnStatisticsRow = v.object({
  rowId: Id,
  at: orNull(Instant),
  creatorId: orNull(Id),
  ...ChatterFigures.entries,
})
export interface OwnStatisticsRow extends v.InferOutput<typeof OwnStatisticsRow> {}

/** Usual sales of the same person at that hour or day: the middle half of their last four weeks. */
export const SalesBandPoint = v.object({ at: Instant, low: Cents, high: Cents })
export interface SalesBandPoint extends v.InferOutput<typeof SalesBandPoint> {}

/** A chatter's own figures (screens S3). */
export const OwnStatistics = v.object({
  currency: Currency,
  metrics: ChatterFigures,
  previous: orNull(ChatterFigures),
  /** This week, in seconds. */
  clockedThisWeek: count,
  plannedLeft: count,
  /** Sales of the period against the same time in the person's last four weeks: 1 is as usual. */
  pace: orNull(v.number()),
  band: orElse(validEntriesOf(SalesBandPoint), []),
  rows: orElse(validEntriesOf(OwnStatisticsRow), []),
})
export interface OwnStatistics extends v.InferOutput<typeof OwnStatistics> {}

/** Sales per hour beside colleagues on the same creator; only where the agency enables it. */
export const LeaderboardRow = v.object({
  creatorId: Id,
  /** Null for a colleague whose identity is hidden from the reader (screens S0). */
  userId: orNull(Id),
  place: v.number(),
  value: Cents,
  isMe: flag,
})
export interface LeaderboardRow extends v.InferOutput<typeof LeaderboardRow> {}

export const Leaderboard = v.object({
  enabled: v.boolean(),
  currency: orElse(Currency, DEFAULT_CURRENCY),
  rows: orElse(validEntriesOf(LeaderboardRow), []),
})
export interface Leaderboard extends v.InferOutput<typeof Leaderboard> {}
