import { dayOf, startOfDay } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { grossIn } from './sales-in'

export const EARNED_DAYS = 28

/**
 * What a creator "earned" in lists, and in as many days before: the whole days before today at the agency, the same that
 * the pages of figures call the last 28.
 */
export function earnedLately(world: World, creator: SeedCreator): { earned: number; before: number } {
  const today = dayOf(world.now())
  const from = startOfDay(today - EARNED_DAYS)
  return {
    earned: grossIn(world, creator, from, startOfDay(today)),
    before: grossIn(world, creator, startOfDay(today - 2 * EARNED_DAYS), from),
  }
}
