import { lazy } from 'react'

export { useUnread } from './unread'

/** Lazy, so that a bar without it does not load what it shows. */
export const CreatorChip = lazy(async () => ({ default: (await import('./creator-chip')).CreatorChip }))
