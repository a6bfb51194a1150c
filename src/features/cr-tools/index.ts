import type { QueryClient } from '@tanstack/react-query'

import { deferred } from '@/services/late'

import type { PendingWrites } from './left-behind'

export { chatSearchQuery, type FoundChat } from './find-chats'
export { CreatorGuard } from './own-creator'
export { useUnread } from './unread'
export { useOpenInbox } from './use-open-inbox'

/** Collects unsaved drafts and unsent messages of a user before logout. */
export const collectPendingWrites = async (userId: string, client: QueryClient): Promise<PendingWrites> =>
  (await import('./left-behind')).startLogoutFlush(userId, client)

/** Lazy, so that a bar without it loads no code for it. */
export const CreatorChip = deferred(async () => (await import('./creator-chip')).CreatorChip, null, 'now')

/** Lazy, because only chatters need it and nothing on the page depends on it. */
export const ChatterBackground = deferred(async () => (await import('./desk')).ChatterBackground)
