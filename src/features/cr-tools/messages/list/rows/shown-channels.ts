import { useState } from 'react'

import type { Channel } from '@/domain/chat/channel'

import type { LoadedChannels } from './use-loaded-channels'

/**
 * Returns the channels in their frozen order with current data; those that left the view stay, and those after the
 * last frozen one are appended. `newCount`: those that would move up, because they are new or have a newer message.
 */
export function frozenChannels(
  live: readonly Channel[],
  frozen: readonly Channel[],
): { channels: readonly Channel[]; newCount: number } {
  const now = new Map(live.map((channel) => [channel.channelId, channel]))
  const frozenIndexById = new Map(frozen.map(({ channelId }, index) => [channelId, index]))
  const lastFrozen = live.findLastIndex(({ channelId }) => frozenIndexById.has(channelId))
  const wouldMoveUp = (channel: Channel, index: number): boolean => {
    const frozenIndex = frozenIndexById.get(channel.channelId)
    if (frozenIndex === undefined) return index < lastFrozen
    return (
      index < frozenIndex && frozen[frozenIndex]?.lastMessage?.messageId !== channel.lastMessage?.messageId
    )
  }
  const current = frozen.map((channel) => now.get(channel.channelId) ?? channel)
  return { channels: [...current, ...live.slice(lastFrozen + 1)], newCount: live.filter(wouldMoveUp).length }
}

/** Freezes the order while `isFrozen`, and counts what would have changed it. */
function useFrozenChannels(live: readonly Channel[], isFrozen: boolean, listKey: string) {
  const [frozen, setFrozen] = useState<{ channels: readonly Channel[]; listKey: string }>()
  const isCurrent = frozen?.listKey === listKey
  // Set during the first frozen render, so that no row moves in between.
  if (isFrozen && !isCurrent && live.length > 0) setFrozen({ channels: live, listKey })
  if (!isFrozen && frozen) setFrozen(undefined)
  return {
    ...(isFrozen && isCurrent ? frozenChannels(live, frozen.channels) : { channels: live, newCount: 0 }),
    /** Adopts the live order with the next render. */
    showNew: () => setFrozen(undefined),
  }
}

/** The channels in order: frozen while the user scrolls, presses or selects, else live. */
export function useShownChannels(
  { channels: live, isPrevious }: Pick<LoadedChannels, 'channels' | 'isPrevious'>,
  isSelecting: boolean,
  listKey: string,
) {
  const [isScrolled, setScrolled] = useState(false)
  const [isPressed, setPressed] = useState(false)
  // Rows of the previous view are not those of this one.
  const isFrozen = !isPrevious && (isScrolled || isPressed || isSelecting)
  const { channels, newCount, showNew } = useFrozenChannels(live, isFrozen, listKey)
  const order = channels.map(({ channelId }) => channelId)
  return { channels, order, isPrevious, newCount, listKey, showNew, setScrolled, setPressed }
}
export interface ShownChannels extends ReturnType<typeof useShownChannels> {}
