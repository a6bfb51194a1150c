import { deferred } from '@/services/late'

import { useClockInAllTabs } from './use-clock'

const LazyClockTasks = deferred(async () => (await import('./clock-keeper')).ClockTasks)

/**
 * Lazy-loads the keeper, because no page waits for its notices; other tabs' clock messages are handled from
 * the start.
 */
export function DeferredClockTasks() {
  useClockInAllTabs()
  return <LazyClockTasks />
}
