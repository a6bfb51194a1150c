import i18n from 'i18next'

import type { Message } from '@/domain/message'
import type { Notification } from '@/domain/notification'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { plainName } from '@/ui/user-name'

/** The text of a notification: the event and the sender's own text. */
export interface NoticeWords {
  text: string
  detail: string | undefined
}

const named = (name: string | undefined): string =>
  name === undefined ? i18n.t('tools:notifications.someone') : isolate(plainName(name))

export function wordsOfMessage({ text }: Message, name: string | undefined): NoticeWords {
  return {
    text: i18n.t('tools:notifications.message', { name: named(name) }),
    detail: text || i18n.t('tools:notifications.message_media'),
  }
}

/**
 * Returns the i18n key of the event without its sender. A held message without a channel is a mass message.
 */
export const actOf = ({ kind, channelId }: Notification) =>
  kind === 'held' && channelId === null ? 'held_mass' : (`act.${kind}` as const)

export function wordsOfNotification(notice: Notification, name: string | undefined): NoticeWords {
  const { kind, amount, currency, text } = notice
  const money = amount === null ? undefined : formatMoney({ amount, currency })
  // Without an amount, the sentence that needs one would have a gap.
  const isBare =
    (money === undefined && (kind === 'purchase' || kind === 'tip')) ||
    (kind === 'held' && name === undefined)
  const words = isBare
    ? i18n.t(`tools:notifications.${actOf(notice)}`)
    : i18n.t(`tools:notifications.line.${kind}`, { name: named(name), amount: money })
  return { text: words, detail: text ?? undefined }
}

export const wordsOfMany = (count: number): string => i18n.t('tools:notifications.many', { count })
export const wordsOfManyMessages = (count: number): string =>
  i18n.t('tools:notifications.many_messages', { count })
