import type { Notification } from '@/domain/notifications/notification'

/** Notifications from one fan on one day, or from the platform, or from a colleague about one chat. */
export interface NotificationGroup {
  key: string
  userId: string | null
  /** The chat that the group is about. */
  channelId: string | null
  /** The fan of that chat, if other than `userId`. */
  fanId: string | null
  /** Newest first. */
  items: readonly [Notification, ...Notification[]]
}

/** A row of the feed: a day heading or a group. */
export type FeedRow =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'group'; key: string; group: NotificationGroup }

/** Start of the day in the user's time zone. */
const startOfLocalDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** Notifications about the user's own work link to their own target. */
const isAboutOwnWork = ({ kind }: Notification): boolean => kind === 'held' || kind === 'assigned'

/** Groups notifications by day and fan, newest first (screens S14). */
export function groupByFan(notifications: readonly Notification[]): FeedRow[] {
  const rows: FeedRow[] = []
  const groups = new Map<string, Notification[]>()
  let day: number | undefined
  for (const it of notifications.toSorted((one, other) => other.at - one.at)) {
    const on = startOfLocalDay(it.at)
    if (on !== day) rows.push({ kind: 'day', key: `day ${on}`, at: on })
    day = on
    // Group a colleague's mentions by chat, as they concern different fans.
    const about = it.kind === 'mention' ? ` ${it.channelId ?? ''}` : ''
    const key = `${on} ${it.userId ?? ''}${about}`
    const known = groups.get(key)
    if (known) {
      known.push(it)
      continue
    }
    const items: [Notification, ...Notification[]] = [it]
    groups.set(key, items)
    const { userId, channelId, fanId } = it
    rows.push({ kind: 'group', key, group: { key, userId, channelId, fanId, items } })
  }
  return rows.map((row) =>
    row.kind === 'day'
      ? row
      : {
          ...row,
          group: {
            ...row.group,
            channelId: row.group.items.find((it) => it.channelId && !isAboutOwnWork(it))?.channelId ?? null,
          },
        },
  )
}

/** Sums a group's spend by currency; empty without payments. */
export function groupSumsOf({ items }: NotificationGroup): { amount: number; currency: string }[] {
  const sums = new Map<string, number>()
  for (const { amount, currency } of items)
    if (amount !== null) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}
