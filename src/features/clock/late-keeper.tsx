import { late } from '@/services/late'

import { useClockInAllTabs } from './use-clock'

const Keeper = late(async () => (await import('./clock-keeper')).ClockKeeper)

/**
 * Lazy-loads the keeper, because no page waits for its notices; other tabs' clock messages are handled from
 * the start.
 */
export function ClockKeeper() {
  useClockInAllTabs()
  return <Keeper />
}
