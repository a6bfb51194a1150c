import { lazy } from 'react'

import { late } from '@/ui/late'

export { useUnread } from './unread'

/** Lazy, so that a bar without it does not load what it shows. */
export const CreatorChip = lazy(async () => ({ default: (await import('./creator-chip')).CreatorChip }))

/** Only chatters need it, and nothing on the page waits for it. */
export const Desk = late(async () => (await import('./desk')).Desk)
