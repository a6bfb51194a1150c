import { agencyDay, agencyDayStart } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { grossIn } from '../performance/sales-in'

export const EARNED_DAYS = 28

/**
 * A creator's "earned" in lists: the 28 whole days before today in the agency's zone, and the 28 before,
 * like the pages of figures.
 */
export function earnedRecently(world: World, creator: SeedCreator): { earned: number; before: number } {
  const today = agencyDay(world.now())
  const from = agencyDayStart(today - EARNED_DAYS)
  return {
    earned: grossIn(world, creator, from, agencyDayStart(today)),
    before: grossIn(world, creator, agencyDayStart(today - 2 * EARNED_DAYS), from),
  }
}
