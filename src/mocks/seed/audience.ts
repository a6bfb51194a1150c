import { DAY_MS, dayOf } from './calendar'
import type { SeedCreator } from './creators'
import { daysOf } from './money'
import { between, chance } from './random'

interface Members {
  newMembers: number
  activeMembers: number
  endedMembers: number
  /** Subscriptions ended ÷ active at the start. */
  churn: number
}

/** Active members of an ordinary day. */
const usualMembers = (creator: SeedCreator): number => Math.round(creator.dailyGross / 190)

/** Who came, stayed and left in a range (screens, metrics). */
export function membersBetween(creator: SeedCreator, from: number, to: number): Members {
  const usual = usualMembers(creator)
  const most = Math.max(1, Math.round(usual / 220))
  let newMembers = 0
  let endedMembers = 0
  for (const day of daysOf(from, to)) {
    newMembers += between(chance(131, creator.index, day), 0, most * 2)
    endedMembers += between(chance(132, creator.index, day), 0, Math.ceil(most * 1.4))
  }
  const activeMembers = Math.max(0, usual + newMembers - endedMembers)
  return { newMembers, activeMembers, endedMembers, churn: usual === 0 ? 0 : endedMembers / usual }
}

/** Fans who paid at least once. The longer the range, the more of them are the same people. */
export function payingFans(creator: SeedCreator, from: number, to: number): number {
  const days = Math.max(0, (to - from) / DAY_MS)
  const mood = 0.88 + chance(133, creator.index, dayOf(from)) * 0.24
  return Math.round((creator.dailyGross / 2600) * days ** 0.62 * mood)
}

/** Seconds to the first reply, as half of the fans got it or sooner. */
export const medianReplySeconds = (creator: SeedCreator): number =>
  between(chance(134, creator.index), 45, 420)

/** Hours with somebody on duty ÷ hours with fan messages. */
export const coverage = (creator: SeedCreator): number =>
  Math.round(68 + chance(135, creator.index) * 31) / 100
