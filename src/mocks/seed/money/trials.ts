import type { FanTier } from '@/domain/profile/post-category'

import { DAY_MS } from '../calendar'
import type { SeedCreator } from '../creators'
import type { PopulationFan } from '../fans/population-fan'
import { chance } from '../random'
import { ROLL } from '../roll'

interface SeedTrial {
  name: string
  tier: FanTier
  days: number
  cap: number | null
  /** Days relative to the creation of the world. */
  created: number
  expires: number | null
  /** Index of the seeded list that claimers join. */
  list: number | null
  off?: true
}

export const SEED_TRIALS: readonly SeedTrial[] = [
  { name: 'Podcast listeners', tier: 'advanced', days: 7, cap: 100, created: -9, expires: 21, list: 5 },
  { name: 'X followers, November', tier: 'basic', days: 3, cap: 40, created: -26, expires: null, list: null },
  { name: 'Reddit AMA', tier: 'basic', days: 14, cap: null, created: -75, expires: -40, list: 6 },
  {
    name: 'Old bio link',
    tier: 'basic',
    days: 30,
    cap: null,
    created: -150,
    expires: null,
    list: null,
    off: true,
  },
]
/** The day the inactive trial was switched off. */
export const OFF_AFTER = -90

/** How many of a creator's chats have claimers. */
export const CLAIMING_CHATS = 400
/** Share of fans who joined through an active trial. */
const TRIAL_SHARE = 0.7

/** The index of the trial a fan joined with, of those active at that time; undefined for none. */
export function claimedTrialIndex(
  creator: SeedCreator,
  { fanIndex, channel, member: { since } }: PopulationFan,
  anchor: number,
): number | undefined {
  if (channel === undefined || channel.index >= CLAIMING_CHATS || since === null || since >= anchor)
    return undefined
  const day = (since - anchor) / DAY_MS
  const out = SEED_TRIALS.flatMap(({ created, expires, off }, index) =>
    day >= created && day < (off ? OFF_AFTER : (expires ?? Infinity)) ? [index] : [],
  )
  const roll = chance(ROLL.trialOfClaim, creator.index, fanIndex)
  return roll < TRIAL_SHARE ? out[Math.floor((roll / TRIAL_SHARE) * out.length)] : undefined
}
