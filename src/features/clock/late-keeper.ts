import { late } from '@/services/late'

/** No page waits for what it tells. */
export const ClockKeeper = late(async () => (await import('./clock-keeper')).ClockKeeper)
