import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'

import { markRead } from '@/api/calls/messages'
import { send } from '@/api/send'
import type { OpenChannel } from '@/domain/channel'

import { mergeChannel } from '../../channel-cache'

const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

function onLook(listener: () => void): () => void {
  window.addEventListener('focus', listener)
  window.addEventListener('blur', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    window.removeEventListener('focus', listener)
    window.removeEventListener('blur', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Throttle, because fans write several short messages in a row. */
const TOLD_AT_MOST_EVERY_MS = 1000

/**
 * Marks the channel as read once the newest message is visible to the user. Whose turn it is does not change.
 */
export function useMarkRead(
  creatorId: string,
  { channelId, unreadCount }: OpenChannel,
  { newestId, isInSight }: { newestId: string | undefined; isInSight: boolean },
): void {
  const client = useQueryClient()
  const looks = useSyncExternalStore(onLook, isLookedAt)
  const told = useRef<string>(undefined)
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!looks || !isInSight || unreadCount === 0) return
    if (newestId === undefined || told.current === newestId) return
    const tell = () => {
      told.current = newestId
      toldAt.current = performance.now()
      send(markRead, { channelId, messageId: newestId }, { creatorId })
        .then(({ channel, counts }) => mergeChannel(client, creatorId, channel, counts))
        .catch(() => {
          // Retried with the next focus or message.
          told.current = undefined
        })
    }
    const rest = toldAt.current + TOLD_AT_MOST_EVERY_MS - performance.now()
    if (rest <= 0) return tell()
    const timer = setTimeout(tell, rest)
    return () => clearTimeout(timer)
  }, [client, creatorId, channelId, unreadCount, newestId, isInSight, looks])
}
