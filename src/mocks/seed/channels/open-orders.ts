import { MINUTE_MS } from '../calendar'
import type { SeedCreator } from '../creators'
import { between, chance } from '../random'
import { ROLL } from '../roll'

/** How long a creator's counts stay constant. */
const STEP_MINUTES = 3

/** Open orders: change every few minutes, the same for all viewers. */
export function openOrdersAt(creator: SeedCreator, at: number): number {
  if (creator.status === 'ended' || creator.isHidden) return 0
  // Each creator changes at a different minute, so that the list does not jump at once.
  const step = Math.floor((at / MINUTE_MS + creator.index) / STEP_MINUTES)
  return between(chance(ROLL.openOrders, creator.index, step), 0, 2)
}
