import * as v from 'valibot'

import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { ChatterFigures } from './chatter-figures'
import { Id } from './id'
import { Instant } from './instant'
import { Cents, Currency, DEFAULT_CURRENCY } from './money'

/** One hour, day or creator of the person's own work: `at` or `creatorId`, by the requested grouping. */
export const OwnRow = v.object({
  rowId: Id,
  at: orNull(Instant),
  creatorId: orNull(Id),
  ...ChatterFigures.entries,
})
export interface OwnRow extends v.InferOutput<typeof OwnRow> {}

/** Usual sales of the same person at that hour or day: the middle half of their last four weeks. */
export const BandPoint = v.object({ at: Instant, low: Cents, high: Cents })
export interface BandPoint extends v.InferOutput<typeof BandPoint> {}

/** A chatter's own figures (screens S3). */
export const OwnStatistics = v.object({
  currency: Currency,
  metrics: ChatterFigures,
  previous: orNull(ChatterFigures),
  /** This week, in seconds. */
  clockedThisWeek: orElse(v.number(), 0),
  plannedLeft: orElse(v.number(), 0),
  /** Sales of the period against the same time in the person's last four weeks: 1 is as usual. */
  pace: orNull(v.number()),
  band: orElse(readableOf(BandPoint), []),
  rows: orElse(readableOf(OwnRow), []),
})
export interface OwnStatistics extends v.InferOutput<typeof OwnStatistics> {}

/** Sales per hour beside colleagues on the same creator; only where the agency enables it. */
export const LeaderboardRow = v.object({
  creatorId: Id,
  /** Null for a colleague whose identity is hidden from the reader (screens S0). */
  userId: orNull(Id),
  place: v.number(),
  value: Cents,
  isMe: orElse(v.boolean(), false),
})
export interface LeaderboardRow extends v.InferOutput<typeof LeaderboardRow> {}

export const Leaderboard = v.object({
  enabled: v.boolean(),
  currency: orElse(Currency, DEFAULT_CURRENCY),
  rows: orElse(readableOf(LeaderboardRow), []),
})
export interface Leaderboard extends v.InferOutput<typeof Leaderboard> {}
