import { NOTIFICATION_KINDS, type NoticeDelivery } from './notification'

/** What can trigger a notice: messages of fans, and every kind of notification (screens S14). */
export const NOTICE_KINDS = ['message', ...NOTIFICATION_KINDS] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Defaults: money and people play a sound, applause is only shown. */
const SOUND_BY_DEFAULT: readonly NoticeKind[] = [
  'message',
  'purchase',
  'tip',
  'new_member',
  'message_request',
  'mention',
  'held',
  'assigned',
]
const SHOWN_BY_DEFAULT: readonly NoticeKind[] = [...SOUND_BY_DEFAULT, 'renewal', 'comment', 'live', 'system']

/** Delivery of a kind of notice: the person's choice, else the default. */
export const noticeDeliveryOf = (
  chosen: Readonly<Record<string, NoticeDelivery>> | undefined,
  kind: NoticeKind,
): NoticeDelivery =>
  chosen?.[kind] ?? {
    inApp: SHOWN_BY_DEFAULT.includes(kind),
    sound: SOUND_BY_DEFAULT.includes(kind),
    push: false,
  }
