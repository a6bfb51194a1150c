import { deferred } from '@/services/loading/deferred'

import { useClockInAllTabs } from './use-clock-status'

const LazyClockTasks = deferred(async () => (await import('./clock-tasks')).ClockTasks, { when: 'idle' })

/**
 * Lazy-loads the clock's background tasks, because no page waits for their notices; other tabs' clock messages are handled from
 * the start.
 */
export function DeferredClockTasks() {
  useClockInAllTabs()
  return <LazyClockTasks />
}
