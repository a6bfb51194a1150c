import type { QueryClient } from '@tanstack/react-query'

import { late } from '@/services/late'

export { OwnCreator } from './own-creator'
export { useUnread } from './unread'

/** What was written on pages that are gone, before a logout; the promised function lets go of it. */
export const takeUpWriting = async (userId: string, client: QueryClient): Promise<() => void> =>
  (await import('./left-behind')).takeUpLeftBehind(userId, client)

/** Late, so that a bar without it does not load what it shows. */
export const CreatorChip = late(async () => (await import('./creator-chip')).CreatorChip, null, 'now')

/** Only chatters need it, and nothing on the page waits for it. */
export const Desk = late(async () => (await import('./desk')).Desk)
