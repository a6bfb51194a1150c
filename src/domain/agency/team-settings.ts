import * as v from 'valibot'

import { IDLE_MAX_MS, IDLE_MIN_MS } from '@/config/constants'

/** Limits of the settings: whole seconds, fractions, whole cents. */
export const TEAM_LIMITS = {
  idleAfterS: { least: IDLE_MIN_MS / 1000, most: IDLE_MAX_MS / 1000 },
  replySeconds: { least: 60, most: 3600 },
  unlockRate: { least: 0.01, most: 1 },
  salesPerHour: { least: 100, most: 1_000_000 },
} as const

interface NumberLimits {
  least: number
  most: number
}
const numberWithin = ({ least, most }: NumberLimits) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most))
const integerWithin = (limits: NumberLimits) => v.pipe(numberWithin(limits), v.safeInteger())

/** Optional target lines in charts; null: none. */
export const TeamTargets = v.object({
  /** Maximum median reply in seconds. */
  replySeconds: v.nullable(integerWithin(TEAM_LIMITS.replySeconds)),
  /** Minimum share of paid messages that are bought. */
  unlockRate: v.nullable(numberWithin(TEAM_LIMITS.unlockRate)),
  /** Minimum net sales per hour on duty, in cents. */
  salesPerHour: v.nullable(integerWithin(TEAM_LIMITS.salesPerHour)),
})
export interface TeamTargets extends v.InferOutput<typeof TeamTargets> {}

/** The agency's rules for its people. */
export const TeamSettings = v.object({
  /** Chatters see their rank among colleagues. */
  leaderboard: v.boolean(),
  /** Clocking out requires a handover first. */
  asksAtClockOut: v.boolean(),
  /** Seconds without input until a person on duty is asked whether they still work (screens S20). */
  idleAfterS: integerWithin(TEAM_LIMITS.idleAfterS),
  targets: TeamTargets,
})
export interface TeamSettings extends v.InferOutput<typeof TeamSettings> {}
