import * as v from 'valibot'

import { IDLE_LONGEST_MS, IDLE_MIN_MS } from '@/config/constants'

const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most))

/** What may be set, from and to: seconds, parts of one, cents. */
export const TEAM_LIMITS = {
  idleAfterS: { least: IDLE_MIN_MS / 1000, most: IDLE_LONGEST_MS / 1000 },
  replySeconds: { least: 60, most: 3600 },
  unlockRate: { least: 0.01, most: 1 },
  salesPerHour: { least: 100, most: 1_000_000 },
} as const
const within = ({ least, most }: { least: number; most: number }) => v.nullable(between(least, most))

/** Lines the agency wants reached; null: none (screens, Metrics: benchmarks only as optional target lines). */
export const TeamTargets = v.object({
  /** Median reply in seconds: at most. */
  replySeconds: within(TEAM_LIMITS.replySeconds),
  /** Part of the paid messages that are bought: at least. */
  unlockRate: within(TEAM_LIMITS.unlockRate),
  /** Net sales in an hour on duty, in cents: at least. */
  salesPerHour: within(TEAM_LIMITS.salesPerHour),
})
export interface TeamTargets extends v.InferOutput<typeof TeamTargets> {}

/** How the agency wants its people to work. */
export const TeamSettings = v.object({
  /** Chatters see how they stand beside colleagues. */
  leaderboard: v.boolean(),
  /** Clocking out asks for a hand-over first. */
  asksAtClockOut: v.boolean(),
  /** After so long without input somebody on duty is asked whether they still work (screens S20). */
  idleAfterS: between(TEAM_LIMITS.idleAfterS.least, TEAM_LIMITS.idleAfterS.most),
  targets: TeamTargets,
})
export interface TeamSettings extends v.InferOutput<typeof TeamSettings> {}
