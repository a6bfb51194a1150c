import { NOTIFICATION_KINDS, type NoticeWays } from './notification'

/** What there may be a notice of: messages of fans, and every kind of notification (screens S14). */
export const NOTICE_KINDS = ['message', ...NOTIFICATION_KINDS] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Until the person chooses: money and people are heard, applause is only seen. */
const HEARD: readonly NoticeKind[] = [
  'message',
  'purchase',
  'tip',
  'new_member',
  'message_request',
  'mention',
  'held',
  'assigned',
]
const SEEN: readonly NoticeKind[] = [...HEARD, 'renewal', 'comment', 'live', 'system']

/** How notices of a kind reach the person: as chosen, else as usual. */
export const waysOf = (
  chosen: Readonly<Record<string, NoticeWays>> | undefined,
  kind: NoticeKind,
): NoticeWays => chosen?.[kind] ?? { inApp: SEEN.includes(kind), sound: HEARD.includes(kind), push: false }
