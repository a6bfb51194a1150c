import type { QueryClient } from '@tanstack/react-query'

import { late } from '@/services/late'

import type { Writing } from './left-behind'

export { chatsFoundBy, type FoundChat } from './find-chats'
export { OwnCreator } from './own-creator'
export { useUnread } from './unread'
export { useOpenInbox } from './use-open-inbox'

/** What a person wrote that the server does not have, before they leave. */
export const takeUpWriting = async (userId: string, client: QueryClient): Promise<Writing> =>
  (await import('./left-behind')).takeUpLeftBehind(userId, client)

/** Late, so that a bar without it does not load what it shows. */
export const CreatorChip = late(async () => (await import('./creator-chip')).CreatorChip, null, 'now')

/** Only chatters need it, and nothing on the page waits for it. */
export const Desk = late(async () => (await import('./desk')).Desk)
