import type { Channel } from '@/domain/chat/channel'

/** A frozen order of rows while the user reads the list. */
export interface HeldOrder {
  ids: readonly string[]
  /** The last message of each row at that time: a newer one counts as new. */
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
 * Returns the rows in the held order with current data; removed rows stay, and rows after the last held one
 * are appended. `news` counts rows that would move up.
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
