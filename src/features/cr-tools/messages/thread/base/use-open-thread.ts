import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'

import { isFromOurSide, type OpenChannel } from '@/domain/chat/channel'
import { isEventKind, type Message } from '@/domain/chat/message'
import type { OutboxMessage } from '@/domain/chat/outbox'
import type { Thread } from '@/domain/chat/thread'

import { useOutgoing } from '../../../outbox/outbox'
import { leaveThread, threadQuery } from '../../../cache/thread-cache'
import { type Row, threadRows } from '../rows/rows'

const EMPTY_THREAD: Thread = { messages: [], waiting: [], newest: [], hasBefore: false, hasAfter: false }

/** What was unread when the channel was opened; it stays marked until the user leaves. */
export interface UnreadAtOpening {
  messageId: string | null
  count: number
}

export interface OpenThread {
  creatorId: string
  channelId: string
  thread: Thread
  outgoing: readonly OutboxMessage[]
  rows: readonly Row[]
  unread: UnreadAtOpening
  isOwn: (message: Message) => boolean
}

/** The newest messages of others, also while an older part is shown. */
export const newestOfOthers = ({ thread, isOwn }: Pick<OpenThread, 'thread' | 'isOwn'>): Message[] =>
  thread.newest.filter((message) => !isEventKind(message.kind) && !isOwn(message))

/** The thread of a channel as shown: cached messages and unsent ones. */
export function useOpenThread(creatorId: string, channel: OpenChannel) {
  const { channelId, userId } = channel
  const client = useQueryClient()
  const read = useQuery(threadQuery(creatorId, channelId))
  const outgoing = useOutgoing(channelId)
  const [unread] = useState<UnreadAtOpening>({ messageId: channel.firstUnreadId, count: channel.unreadCount })
  const thread = read.data ?? EMPTY_THREAD
  const isOwn = useCallback(
    (message: Message) => isFromOurSide({ userId }, creatorId, message),
    [userId, creatorId],
  )
  const rows = useMemo(
    () =>
      threadRows({
        ...thread,
        outgoing,
        firstUnreadId: unread.messageId,
        isOwn,
      }),
    [thread, outgoing, unread.messageId, isOwn],
  )
  useEffect(() => () => leaveThread({ client, creatorId, channelId }), [client, creatorId, channelId])
  const open: OpenThread = { creatorId, channelId, thread, outgoing, rows, unread, isOwn }
  return { read, open }
}
