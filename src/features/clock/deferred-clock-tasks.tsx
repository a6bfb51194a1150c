import { deferred } from '@/services/loading/deferred'

import { useClockInAllTabs } from './use-clock-status'

const LazyClockTasks = deferred(async () => (await import('./clock-tasks')).ClockTasks, { when: 'idle' })

/**
 * Lazy-loads the keeper, because no page waits for its notices; other tabs' clock messages are handled from
 * the start.
 */
export function DeferredClockTasks() {
  useClockInAllTabs()
  return <LazyClockTasks />
}
