import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { lockChannel, sendTyping } from '@/api/calls/chat/messages'
import { isApiError } from '@/api/errors'
import { send } from '@/api/send'
import type { ChannelLock } from '@/domain/chat/channel'
import { isBlank } from '@/lib/text/blank'

import { channelQuery, patchChannel } from '../../../cache/channel-cache'
import { useLockedBy } from '../../base/use-locked-by'
import { ChannelWriting } from './channel-writing'

/** The user's hold on the lock: acquired while typing, released after, taken over from a colleague on request. */
function useOwnLock(creatorId: string, channelId: string, userId: string) {
  const client = useQueryClient()
  const [parts] = useState(() => {
    const showLock = (lock: ChannelLock | null) => patchChannel(client, creatorId, channelId, { lock })
    const requestLock = async (take: boolean): Promise<boolean> => {
      try {
        const answer = await send(lockChannel, { channelId, take }, { creatorId })
        showLock(answer.lock)
        return answer.lock?.userId === userId
      } catch (error) {
        // A colleague was faster: the channel names them.
        if (isApiError(error, 409))
          void client.invalidateQueries({ queryKey: channelQuery(creatorId, channelId).queryKey })
        return false
      }
    }
    const writing = new ChannelWriting({
      sendTyping: (typing) =>
        void send(sendTyping, { channelId, typing }, { creatorId }).catch(() => undefined),
      setLock: requestLock,
      now: Date.now,
    })
    /** Throws the server's error. */
    const takeOver = async (): Promise<void> => {
      const answer = await send(lockChannel, { channelId, take: true, force: true }, { creatorId })
      writing.recordLock()
      showLock(answer.lock)
    }
    return { writing, takeOver }
  })
  useEffect(() => parts.writing.releaseLock, [parts])
  return parts
}

interface ChannelLockOptions {
  userId: string
  creatorId: string
  channelId: string
  /** Null until the channel has loaded. */
  lock: ChannelLock | null
}

/** The lock of a channel: one person writes to a fan at a time. */
export function useChannelLock({ userId, creatorId, channelId, lock }: ChannelLockOptions) {
  const lockedBy = useLockedBy(lock, userId)
  const { writing, takeOver } = useOwnLock(creatorId, channelId, userId)
  useEffect(() => {
    if (lockedBy !== null) writing.loseLock()
  }, [lockedBy, writing])
  return {
    /** The colleague who writes. */
    lockedBy,
    onWrite: (text: string) => {
      if (lockedBy === null) writing.onKey(isBlank(text))
    },
    release: writing.releaseLock,
    /** Throws the server's error. */
    takeOver,
  }
}
