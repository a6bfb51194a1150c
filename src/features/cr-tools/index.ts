import type { QueryClient } from '@tanstack/react-query'

import { deferred } from '@/services/loading/deferred'

import type { LogoutFlush } from './outbox/logout-flush'

export { chatSearchQuery, type FoundChat } from './people/find-chats'
export { CreatorGuard } from './focus/creator-guard'
export { useUnread } from './focus/use-unread'
export { useOpenInbox } from './focus/use-open-inbox'
export { useBack } from './base/use-back'

/** Collects unsaved drafts and unsent messages of a user before logout. */
export const collectPendingWrites = async (userId: string, client: QueryClient): Promise<LogoutFlush> =>
  (await import('./outbox/start-logout-flush')).startLogoutFlush(userId, client)

/** Lazy, so that a bar without it loads no code for it. */
export const CreatorChip = deferred(async () => (await import('./focus/creator-chip')).CreatorChip)

/** Lazy, because only chatters need it and nothing on the page depends on it. */
export const ChatterBackground = deferred(
  async () => (await import('./session/chatter-background')).ChatterBackground,
  { when: 'idle' },
)
