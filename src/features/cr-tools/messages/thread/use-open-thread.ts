import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'

import { isOwnIn, type OpenChannel } from '@/domain/channel'
import type { Outgoing } from '@/domain/outgoing'
import type { Thread } from '@/domain/thread'

import { useOutgoing } from '../../outbox'
import { leaveThread, threadOf } from '../../thread-cache'
import { type Row, rowsOf } from './rows'

const NOTHING: Thread = { messages: [], waiting: [], newest: [], hasBefore: false, hasAfter: false }

/** What was unread when the channel was opened; it stays marked until the user leaves. */
export interface UnreadAtOpening {
  messageId: string | null
  count: number
}

export interface OpenThread {
  creatorId: string
  channelId: string
  thread: Thread
  outgoing: readonly Outgoing[]
  rows: readonly Row[]
  unread: UnreadAtOpening
}

/** The thread of a channel as shown: cached messages and unsent ones. */
export function useOpenThread(creatorId: string, channel: OpenChannel) {
  const { channelId, userId } = channel
  const client = useQueryClient()
  const read = useQuery(threadOf(creatorId, channelId))
  const outgoing = useOutgoing(channelId)
  const [unread] = useState<UnreadAtOpening>({ messageId: channel.firstUnreadId, count: channel.unreadCount })
  const thread = read.data ?? NOTHING
  const rows = useMemo(
    () =>
      rowsOf({
        ...thread,
        outgoing,
        firstUnreadId: unread.messageId,
        isOwn: (message) => isOwnIn({ userId }, creatorId, message),
      }),
    [thread, outgoing, unread.messageId, userId, creatorId],
  )
  useEffect(() => () => leaveThread({ client, creatorId, channelId }), [client, creatorId, channelId])
  const open: OpenThread = { creatorId, channelId, thread, outgoing, rows, unread }
  return { read, open }
}
