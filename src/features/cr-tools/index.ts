import type { QueryClient } from '@tanstack/react-query'

import { late } from '@/services/late'

import type { Writing } from './left-behind'

export { chatsFoundBy, type FoundChat } from './find-chats'
export { OwnCreator } from './own-creator'
export { useUnread } from './unread'
export { useOpenInbox } from './use-open-inbox'

/** Collects unsaved drafts and unsent messages of a user before logout. */
export const takeUpWriting = async (userId: string, client: QueryClient): Promise<Writing> =>
  (await import('./left-behind')).takeUpLeftBehind(userId, client)

/** Lazy, so that a bar without it loads no code for it. */
export const CreatorChip = late(async () => (await import('./creator-chip')).CreatorChip, null, 'now')

/** Lazy, because only chatters need it and nothing on the page depends on it. */
export const Desk = late(async () => (await import('./desk')).Desk)
