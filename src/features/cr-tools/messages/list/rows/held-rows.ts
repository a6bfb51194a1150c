import { useState } from 'react'

import type { Channel } from '@/domain/chat/channel'

/**
 * Returns the held rows in their order with current data; removed rows stay, and rows after the last held one
 * are appended. `news` counts rows that would move up: new ones, and those with a newer message.
 */
export function heldRows(
  live: readonly Channel[],
  held: readonly Channel[],
): { rows: readonly Channel[]; news: number } {
  const now = new Map(live.map((row) => [row.channelId, row]))
  const places = new Map(held.map(({ channelId }, index) => [channelId, index]))
  const lastHeld = live.findLastIndex(({ channelId }) => places.has(channelId))
  const isNews = (row: Channel, index: number): boolean => {
    const place = places.get(row.channelId)
    if (place === undefined) return index < lastHeld
    return index < place && held[place]?.lastMessage?.messageId !== row.lastMessage?.messageId
  }
  const standing = held.map((row) => now.get(row.channelId) ?? row)
  return { rows: [...standing, ...live.slice(lastHeld + 1)], news: live.filter(isNews).length }
}

/** Holds the order of rows while `isHeld`, and counts what would have moved them. */
export function useHeldRows(live: readonly Channel[], isHeld: boolean, viewKey: string) {
  const [held, setHeld] = useState<{ rows: readonly Channel[]; viewKey: string }>()
  const isCurrent = held?.viewKey === viewKey
  // Set during the first held render, so that no row moves in between.
  if (isHeld && !isCurrent && live.length > 0) setHeld({ rows: live, viewKey })
  if (!isHeld && held) setHeld(undefined)
  return {
    ...(isHeld && isCurrent ? heldRows(live, held.rows) : { rows: live, news: 0 }),
    /** Adopts the live order with the next render. */
    renew: () => setHeld(undefined),
  }
}
