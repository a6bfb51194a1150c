import { late } from '@/services/late'

/** No page waits for what it tells; but a tab that nobody looks at, and is never idle, keeps the time as well. */
export const ClockKeeper = late(async () => (await import('./clock-keeper')).ClockKeeper, null, 'now')
