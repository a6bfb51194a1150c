import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { markRead } from '@/api/calls/chat/messages'
import { isRefused } from '@/api/errors'
import { send } from '@/api/send'
import type { OpenChannel } from '@/domain/chat/channel'
import type { Message } from '@/domain/chat/message'
import { useOnline } from '@/services/network/online'

import { mergeAnswer } from '../../../cache/channel-cache'
import type { ScrollPosition } from './use-scroll-target'

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
/** The wait doubles with each failure, up to this. */
const MAX_INTERVAL_MS = 60_000

/** Whether the channel is as new as its thread: its last message is never a system line or unsent. */
const isCounted = (newest: Message | undefined, last: OpenChannel['lastMessage']): boolean =>
  newest?.messageId === last?.messageId || newest?.kind === 'system' || newest?.unsentAt !== null

interface NewestLine extends Pick<ScrollPosition, 'isAtEnd' | 'isEndVisible'> {
  newest: Message | undefined
}

/**
 * Marks the channel as read once the newest message is visible to the user. Whose turn it is does not change.
 */
export function useMarkRead(
  creatorId: string,
  { channelId, unreadCount, lastMessage }: OpenChannel,
  { newest, isAtEnd, isEndVisible }: NewestLine,
): void {
  const client = useQueryClient()
  const isLooking = useSyncExternalStore(onPageFocus, isPageFocused)
  const isOnline = useOnline()
  const [failures, setFailures] = useState(0)
  const reportedId = useRef<string>(undefined)
  const reportedAt = useRef(Number.NEGATIVE_INFINITY)
  const newestId = newest?.messageId
  const readId = unreadCount === 0 && isCounted(newest, lastMessage) ? newestId : undefined
  const canReport = isLooking && isOnline && isAtEnd && unreadCount > 0
  useEffect(() => {
    // Read already, so a chat that the user then marks as unread stays unread.
    if (readId !== undefined) reportedId.current = readId
    if (!canReport || newestId === undefined || reportedId.current === newestId) return
    // The first render claims the end without a look.
    if (!isEndVisible()) return
    const report = () => {
      reportedId.current = newestId
      reportedAt.current = performance.now()
      send(markRead, { channelId, messageId: newestId }, { creatorId })
        .then(({ channel, counts }) => {
          mergeAnswer(client, creatorId, { data: [channel], counts })
          setFailures(0)
        })
        .catch((error: unknown) => {
          reportedId.current = undefined
          // A refusal is retried with the next focus or message only.
          if (!isRefused(error)) setFailures((before) => before + 1)
        })
    }
    const interval = Math.min(MIN_INTERVAL_MS * 2 ** failures, MAX_INTERVAL_MS)
    const wait = reportedAt.current + interval - performance.now()
    if (wait <= 0) return report()
    const timer = setTimeout(report, wait)
    return () => clearTimeout(timer)
  }, [client, creatorId, channelId, newestId, readId, canReport, isEndVisible, failures])
}
