import { NOTIFICATION_KINDS, type NoticeDelivery } from './notification'

/** What can trigger a notice: messages of fans, and every kind of notification (screens S14). */
export const NOTICE_KINDS = ['message', ...NOTIFICATION_KINDS] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Defaults: money and people play a sound, applause is only shown. */
const DEFAULTS: Record<NoticeKind, 'sound' | 'shown' | 'quiet'> = {
  message: 'sound',
  purchase: 'sound',
  tip: 'sound',
  new_member: 'sound',
  renewal: 'shown',
  expiry: 'quiet',
  message_request: 'sound',
  comment: 'shown',
  like: 'quiet',
  live: 'shown',
  system: 'shown',
  mention: 'sound',
  held: 'sound',
  assigned: 'sound',
}

/** Delivery of a kind of notice: the person's choice, else the default. */
export const noticeDeliveryOf = (
  chosen: Readonly<Record<string, NoticeDelivery>> | undefined,
  kind: NoticeKind,
): NoticeDelivery =>
  chosen?.[kind] ?? {
    inApp: DEFAULTS[kind] !== 'quiet',
    sound: DEFAULTS[kind] === 'sound',
    push: false,
  }
