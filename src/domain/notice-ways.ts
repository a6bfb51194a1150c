import { NOTIFICATION_KINDS, type NoticeWays } from './notification'

/** What can trigger a notice: messages of fans, and every kind of notification (screens S14). */
export const NOTICE_KINDS = ['message', ...NOTIFICATION_KINDS] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Defaults: money and people play a sound, applause is only shown. */
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

/** Delivery of a kind of notice: the person's choice, else the default. */
export const waysOf = (
  chosen: Readonly<Record<string, NoticeWays>> | undefined,
  kind: NoticeKind,
): NoticeWays => chosen?.[kind] ?? { inApp: SEEN.includes(kind), sound: HEARD.includes(kind), push: false }
