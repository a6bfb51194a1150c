import { MINUTE_MS } from './calendar'
import type { SeedCreator } from './creators'
import { between, chance } from './random'

/** How long a quiet stretch lasts before the counts of a creator move again. */
const STEP_MINUTES = 3

/** Orders to be looked at: they change every few minutes, and are the same for all who look. */
export function openOrdersAt(creator: SeedCreator, at: number): number {
  if (creator.status === 'ended' || creator.isHidden) return 0
  // Every creator steps at a minute of its own, so that the list does not jump as one.
  const step = Math.floor((at / MINUTE_MS + creator.index) / STEP_MINUTES)
  return between(chance(105, creator.index, step), 0, 2)
}
