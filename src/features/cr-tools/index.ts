import { loadNamespaces } from '@/i18n'
import { late } from '@/services/late'

export { useUnread } from './unread'

/** Late, so that a bar without it does not load what it shows. */
export const CreatorChip = late(async () => (await import('./creator-chip')).CreatorChip, null, 'now')

/** Only chatters need it, and nothing on the page waits for it. */
export const Desk = late(async () => {
  // What it tells of, it tells on any page.
  const [code] = await Promise.all([import('./desk'), loadNamespaces(['tools'])])
  return code.Desk
})
