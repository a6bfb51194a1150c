import { lazy } from 'react'

export { useUnread } from './unread'

/** Lazy, so that a bar without it does not load what it shows. */
export const CreatorChip = lazy(async () => ({ default: (await import('./creator-chip')).CreatorChip }))

/** Lazy: only chatters need it, and nothing on the page waits for it. */
export const Desk = lazy(async () => ({ default: (await import('./desk')).Desk }))
