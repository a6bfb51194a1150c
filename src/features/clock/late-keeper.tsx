import { late } from '@/services/late'

import { useClockInAllTabs } from './use-clock'

const Keeper = late(async () => (await import('./clock-keeper')).ClockKeeper)

/** No page waits for what it tells; what other tabs clock is heard from the first moment on. */
export function ClockKeeper() {
  useClockInAllTabs()
  return <Keeper />
}
