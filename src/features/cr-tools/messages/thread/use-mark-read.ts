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

/** Tells that everything has been seen, once the newest is in sight of somebody. Whose turn it is does not change. */
export function useMarkRead(
  creatorId: string,
  { channelId, unreadCount }: OpenChannel,
  { newestId, isInSight }: { newestId: string | undefined; isInSight: boolean },
): void {
  const client = useQueryClient()
  const looks = useSyncExternalStore(onLook, isLookedAt)
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (!looks || !isInSight || unreadCount === 0) return
    if (newestId === undefined || told.current === newestId) return
    told.current = newestId
    send(markRead, { channelId, messageId: newestId }, { creatorId })
      .then(({ channel, counts }) => mergeChannel(client, creatorId, channel, counts))
      .catch(() => {
        // Told again with the next look or message.
        told.current = undefined
      })
  }, [client, creatorId, channelId, unreadCount, newestId, isInSight, looks])
}
