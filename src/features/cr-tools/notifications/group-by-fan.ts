import type { Notification } from '@/domain/notification'

/** What came from one fan on one day; from the platform itself, or from a colleague about one chat, where it is no fan. */
export interface FanGroup {
  key: string
  userId: string | null
  /** The chat it is about. */
  channelId: string | null
  /** Whose chat that is, where it is not that of `userId`. */
  fanId: string | null
  /** Newest first. */
  items: readonly [Notification, ...Notification[]]
}

/** A line of the page: the name of a day, or what one fan did on it. */
export type FeedRow =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'group'; key: string; group: FanGroup }

/** When the reader's day began. */
const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** What is about the person's own work leads on by itself. */
const isOwnWork = ({ kind }: Notification): boolean => kind === 'held' || kind === 'assigned'

/** Days newest first, and in each the fans by their latest (screens S14). */
export function groupByFan(notifications: readonly Notification[]): FeedRow[] {
  const rows: FeedRow[] = []
  const groups = new Map<string, Notification[]>()
  let day: number | undefined
  for (const it of notifications.toSorted((one, other) => other.at - one.at)) {
    const on = dayOf(it.at)
    if (on !== day) rows.push({ kind: 'day', key: `day ${on}`, at: on })
    day = on
    // A colleague speaks of several fans: what they say belongs to the chat, not to them.
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
            channelId: row.group.items.find((it) => it.channelId && !isOwnWork(it))?.channelId ?? null,
          },
        },
  )
}

/** What a fan spent in a group, by currency; empty where no money came. */
export function sumsOf({ items }: FanGroup): { amount: number; currency: string }[] {
  const sums = new Map<string, number>()
  for (const { amount, currency } of items)
    if (amount !== null) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ amount, currency }))
}
