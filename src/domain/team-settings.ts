import * as v from 'valibot'

import { IDLE_LONGEST_MS, IDLE_MIN_MS } from '@/config/constants'

/** What may be set, from and to: whole seconds, parts of one, whole cents. */
export const TEAM_LIMITS = {
  idleAfterS: { least: IDLE_MIN_MS / 1000, most: IDLE_LONGEST_MS / 1000 },
  replySeconds: { least: 60, most: 3600 },
  unlockRate: { least: 0.01, most: 1 },
  salesPerHour: { least: 100, most: 1_000_000 },
} as const

interface Limits {
  least: number
  most: number
}
const within = ({ least, most }: Limits) => v.pipe(v.number(), v.minValue(least), v.maxValue(most))
const wholeWithin = (limits: Limits) => v.pipe(within(limits), v.safeInteger())

/** Lines the agency wants reached; null: none (screens, Metrics: benchmarks only as optional target lines). */
export const TeamTargets = v.object({
  /** Median reply in seconds: at most. */
  replySeconds: v.nullable(wholeWithin(TEAM_LIMITS.replySeconds)),
  /** Part of the paid messages that are bought: at least. */
  unlockRate: v.nullable(within(TEAM_LIMITS.unlockRate)),
  /** Net sales in an hour on duty, in cents: at least. */
  salesPerHour: v.nullable(wholeWithin(TEAM_LIMITS.salesPerHour)),
})
export interface TeamTargets extends v.InferOutput<typeof TeamTargets> {}

/** How the agency wants its people to work. */
export const TeamSettings = v.object({
  /** Chatters see how they stand beside colleagues. */
  leaderboard: v.boolean(),
  /** Clocking out asks for a hand-over first. */
  asksAtClockOut: v.boolean(),
  /** After so long without input somebody on duty is asked whether they still work (screens S20). */
  idleAfterS: wholeWithin(TEAM_LIMITS.idleAfterS),
  targets: TeamTargets,
})
export interface TeamSettings extends v.InferOutput<typeof TeamSettings> {}
