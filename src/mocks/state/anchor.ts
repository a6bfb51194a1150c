import { MINUTE_MS } from '../seed/calendar'
import type { World } from './world'

/** When this world was created, ms: the seed describes everything before this moment. */
export function anchorOf(world: World): number {
  world.state.bornAt ||= Math.floor(world.now() / MINUTE_MS) * MINUTE_MS
  return world.state.bornAt
}
