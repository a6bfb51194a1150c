import { type Money, money, sumByCurrency } from '@/domain/money/money'
import { isOwnWork, type Notification } from '@/domain/notifications/notification'
import { startOfLocalDay } from '@/domain/time/local-day'

/** Notifications from one fan on one day, or from the platform, or from a colleague about one chat. */
export interface NotificationGroup {
  key: string
  userId: string | null
  /** The chat that the group is about. */
  channelId: string | null
  /** The newest message of that chat that it is about. */
  messageId: string | null
  /** The fan of that chat, if other than `userId`. */
  fanId: string | null
  /** Newest first. */
  items: readonly [Notification, ...Notification[]]
}

/** A colleague wrote it about a fan, so a reply here would go to the wrong person. */
export const isMention = ({ items }: NotificationGroup): boolean => items[0].kind === 'mention'

/** A row of the feed: a day heading or a group. */
export type FeedRow =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'group'; key: string; group: NotificationGroup }

/** A colleague's mentions group by chat, as they concern different fans. */
const subjectOf = ({ kind, userId, channelId }: Notification): string =>
  `${userId ?? ''}${kind === 'mention' ? ` ${channelId ?? ''}` : ''}`

function groupRow(key: string, [newest, ...older]: readonly Notification[]): FeedRow[] {
  if (!newest) return []
  const items = [newest, ...older] as const
  const { userId, fanId } = newest
  const ofChat = items.filter((it) => it.channelId && !isOwnWork(it.kind))
  const channelId = ofChat[0]?.channelId ?? null
  const messageId = ofChat.find((it) => it.messageId && it.channelId === channelId)?.messageId ?? null
  return [{ kind: 'group', key, group: { key, userId, channelId, messageId, fanId, items } }]
}

/** Groups notifications by day and fan, newest first (screens S14). */
export function groupByFan(notifications: readonly Notification[]): FeedRow[] {
  const newestFirst = notifications.toSorted((a, b) => b.at - a.at)
  return [...Map.groupBy(newestFirst, ({ at }) => startOfLocalDay(at))].flatMap(([day, ofDay]): FeedRow[] => [
    { kind: 'day', key: `day ${day}`, at: day },
    ...[...Map.groupBy(ofDay, subjectOf)].flatMap(([subject, items]) => groupRow(`${day} ${subject}`, items)),
  ])
}

/** Sums a group's spend by currency; empty without payments. */
export const groupSumsOf = ({ items }: NotificationGroup): Money[] =>
  sumByCurrency(items.map(({ amount, currency }) => (amount === null ? null : money(amount, currency))))
