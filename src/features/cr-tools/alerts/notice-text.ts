import type { Message } from '@/domain/chat/message'
import type { Notification } from '@/domain/notifications/notification'
import { t } from '@/i18n'
import { formatMoney } from '@/i18n/format'
import { isolatedName } from '@/ui/text/user-name'

/** The text of a notification: the event and the sender's own text. */
export interface NoticeText {
  text: string
  detail: string | undefined
}

const senderOf = (name: string | undefined): string =>
  name === undefined ? t('tools:notifications.someone') : isolatedName(name)

export function messageNoticeText({ text }: Message, name: string | undefined): NoticeText {
  return {
    text: t('tools:notifications.message', { name: senderOf(name) }),
    detail: text || t('tools:notifications.message_media'),
  }
}

/**
 * Returns the i18n key of the event without its sender. A held message without a channel is a mass message.
 */
export const noticeActionKey = ({ kind, channelId }: Notification) =>
  kind === 'held' && channelId === null ? 'held_mass' : (`act.${kind}` as const)

export function notificationNoticeText(notice: Notification, name: string | undefined): NoticeText {
  const { kind, amount, currency, text } = notice
  const money = amount === null ? undefined : formatMoney({ amount, currency })
  // Without an amount, the sentence that needs one would have a gap.
  const isBare =
    (money === undefined && (kind === 'purchase' || kind === 'tip')) ||
    (kind === 'held' && name === undefined)
  const words = isBare
    ? t(`tools:notifications.${noticeActionKey(notice)}`)
    : t(`tools:notifications.line.${kind}`, { name: senderOf(name), amount: money })
  return { text: words, detail: text ?? undefined }
}

export const manyNoticesText = (count: number): string => t('tools:notifications.many', { count })
export const manyMessagesText = (count: number): string => t('tools:notifications.many_messages', { count })
