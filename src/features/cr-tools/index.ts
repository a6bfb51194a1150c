import { lazy } from 'react'

export { useHasCreator } from './creator-in-focus'
export { useCreator } from './creators'
export { useUnread } from './unread'

/** Lazy, because the guard asks this face for `useHasCreator` before anybody has signed in. */
export const CreatorChip = lazy(async () => ({ default: (await import('./creator-chip')).CreatorChip }))
