import { DAY_MS } from '../seed/calendar'
import type { World } from '../world'
import { freshThreads } from './thread-state'

const STALE_AFTER_MS = 2 * DAY_MS

/** Nobody answers the fans of the demo while nobody looks: after two days its conversations begin anew. */
export function dropStaleTalks(world: World): void {
  const { bornAt } = world.state
  if (bornAt === 0 || world.now() - bornAt < STALE_AFTER_MS) return
  world.state.bornAt = 0
  world.state.threads = freshThreads()
  // Counted from the same beginning.
  Object.assign(world.state, { notices: {}, noticeReads: {}, masses: {}, massTold: {}, groups: {} })
}
