import { DAY_MS } from '../../seed/calendar'
import type { World } from '../../state/world'
import { ThreadState } from '../../state/thread-state'

const STALE_AFTER_MS = 2 * DAY_MS

/** Resets the demo's conversations after two days, because no fan is answered while the demo is closed. */
export function resetStaleThreads(world: World): void {
  const { bornAt } = world.state
  if (bornAt === 0 || world.now() - bornAt < STALE_AFTER_MS) return
  world.state.bornAt = 0
  world.state.threads = new ThreadState()
  // These count from the same start.
  Object.assign(world.state, { notices: {}, noticeReads: {}, masses: {}, massProgress: {}, groups: {} })
}
