import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'

import { markRead } from '@/api/calls/chat/messages'
import { send } from '@/api/send'
import type { OpenChannel } from '@/domain/chat/channel'

import { mergeChannel } from '../../../cache/channel-cache'

const isPageFocused = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

function onPageFocus(listener: () => void): () => void {
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
const MIN_INTERVAL_MS = 1000

/**
 * Marks the channel as read once the newest message is visible to the user. Whose turn it is does not change.
 */
export function useMarkRead(
  creatorId: string,
  { channelId, unreadCount }: OpenChannel,
  { newestId, isNewestVisible }: { newestId: string | undefined; isNewestVisible: boolean },
): void {
  const client = useQueryClient()
  const isLooking = useSyncExternalStore(onPageFocus, isPageFocused)
  const reportedId = useRef<string>(undefined)
  const reportedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!isLooking || !isNewestVisible || unreadCount === 0) return
    if (newestId === undefined || reportedId.current === newestId) return
    const report = () => {
      reportedId.current = newestId
      reportedAt.current = performance.now()
      send(markRead, { channelId, messageId: newestId }, { creatorId })
        .then(({ channel, counts }) => mergeChannel(client, creatorId, channel, counts))
        .catch(() => {
          // Retried with the next focus or message.
          reportedId.current = undefined
        })
    }
    const wait = reportedAt.current + MIN_INTERVAL_MS - performance.now()
    if (wait <= 0) return report()
    const timer = setTimeout(report, wait)
    return () => clearTimeout(timer)
  }, [client, creatorId, channelId, unreadCount, newestId, isNewestVisible, isLooking])
}
