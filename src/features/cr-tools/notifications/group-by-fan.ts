import type { Notification } from '@/domain/notification'

/** What came from one fan on one day; from the platform itself where there is no fan. */
export interface FanGroup {
  key: string
  userId: string | null
  /** Where they can be answered. */
  channelId: string | null
  /** Newest first. */
  items: readonly [Notification, ...Notification[]]
}

/** A line of the page: the name of a day, or what one fan did on it. */
export type FeedRow =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'group'; key: string; group: FanGroup }

/** When the reader's day began. */
const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** Days newest first, and in each the fans by their latest (screens S14). */
export function groupByFan(notifications: readonly Notification[]): FeedRow[] {
  const rows: FeedRow[] = []
  const groups = new Map<string, Notification[]>()
  let day: number | undefined
  for (const it of notifications.toSorted((one, other) => other.at - one.at)) {
    const on = dayOf(it.at)
    if (on !== day) rows.push({ kind: 'day', key: `day ${on}`, at: on })
    day = on
    const key = `${on} ${it.userId ?? ''}`
    const known = groups.get(key)
    if (known) {
      known.push(it)
      continue
    }
    const items: [Notification, ...Notification[]] = [it]
    groups.set(key, items)
    rows.push({ kind: 'group', key, group: { key, userId: it.userId, channelId: it.channelId, items } })
  }
  return rows.map((row) =>
    row.kind === 'day'
      ? row
      : {
          ...row,
          group: {
            ...row.group,
            channelId: row.group.items.find((it) => it.channelId && it.kind !== 'held')?.channelId ?? null,
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
