import type { Channel } from '@/domain/channel'

/** The order that stands still while somebody reads the list, and when it was taken. */
export interface HeldOrder {
  ids: readonly string[]
  /** What was the first message of each then: a newer one counts as news. */
  lastIds: ReadonlyMap<string, string | undefined>
  rows: ReadonlyMap<string, Channel>
}

export function holdOrder(rows: readonly Channel[]): HeldOrder {
  return {
    ids: rows.map(({ channelId }) => channelId),
    lastIds: new Map(rows.map((row) => [row.channelId, row.lastMessage?.messageId])),
    rows: new Map(rows.map((row) => [row.channelId, row])),
  }
}

/**
 * The rows in the held order, each as it is now; those that left stay as they were, and what follows the last held row
 * is added. `news`: how many the live order has further up than where they stand here.
 */
export function heldRows(
  live: readonly Channel[],
  held: HeldOrder,
): { rows: readonly Channel[]; news: number } {
  const now = new Map(live.map((row) => [row.channelId, row]))
  const places = new Map(held.ids.map((id, index) => [id, index]))
  const lastHeld = live.findLastIndex(({ channelId }) => places.has(channelId))
  const isNews = (row: Channel, index: number): boolean => {
    const place = places.get(row.channelId)
    if (place === undefined) return index < lastHeld
    return index < place && held.lastIds.get(row.channelId) !== row.lastMessage?.messageId
  }
  const standing = held.ids.flatMap((id) => now.get(id) ?? held.rows.get(id) ?? [])
  const added = live.slice(lastHeld + 1)
  return { rows: [...standing, ...added], news: live.filter(isNews).length }
}
