import { MINUTE_MS } from './seed/calendar'
import type { World } from './world'

/** The moment this world began: the seed tells what was before it, and stays where it is. */
export function anchorOf(world: World): number {
  world.state.bornAt ||= Math.floor(world.now() / MINUTE_MS) * MINUTE_MS
  return world.state.bornAt
}
