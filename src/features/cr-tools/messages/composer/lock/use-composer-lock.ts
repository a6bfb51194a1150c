import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { getChannel, lockChannel, sendTyping } from '@/api/calls/chat/messages'
import { isApiError } from '@/api/errors'
import { callQueryKey } from '@/api/query'
import { send } from '@/api/send'
import { type ChannelLock, lockedByColleague, type OpenChannel } from '@/domain/chat/channel'
import { isBlank } from '@/lib/text/blank'
import { startTimer } from '@/lib/timer'
import { serverNow } from '@/services/network/server-clock'

import { patchChannel } from '../../../cache/channel-cache'
import type { DraftSync } from '../draft/draft-sync'
import type { ComposerStore } from '../store/composer-store'
import { TypingIndicator } from './typing-indicator'

/** Returns the colleague who holds the channel's lock, until it expires. */
function useLockedBy({ lock }: OpenChannel, userId: string): string | null {
  const [, setTurn] = useState(0)
  const lockedBy = lockedByColleague(lock, userId, serverNow())
  useEffect(() => {
    if (lock === null || lockedBy === null) return
    return startTimer(() => setTurn((turn) => turn + 1), lock.until - serverNow() + 50)
  }, [lock, lockedBy])
  return lockedBy
}

/** The user's hold on the lock: acquired while typing, released after, taken over from a colleague on request. */
function useOwnLock(creatorId: string, channelId: string, userId: string) {
  const client = useQueryClient()
  const [parts] = useState(() => {
    const note = (lock: ChannelLock | null) => patchChannel(client, creatorId, channelId, { lock })
    const lock = async (take: boolean): Promise<boolean> => {
      try {
        const answer = await send(lockChannel, { channelId, take }, { creatorId })
        note(answer.lock)
        return answer.lock?.userId === userId
      } catch (error) {
        // A colleague was faster: the channel names them.
        if (isApiError(error, 409))
          void client.invalidateQueries({ queryKey: callQueryKey(getChannel, { channelId }, creatorId) })
        return false
      }
    }
    const typing = new TypingIndicator({
      sendTyping: (typing) =>
        void send(sendTyping, { channelId, typing }, { creatorId }).catch(() => undefined),
      setLock: lock,
      now: Date.now,
    })
    /** Throws the server's error. */
    const takeOver = async (): Promise<void> => {
      const answer = await send(lockChannel, { channelId, take: true, force: true }, { creatorId })
      typing.recordLock()
      note(answer.lock)
    }
    return { typing, takeOver }
  })
  useEffect(() => parts.typing.releaseLock, [parts])
  return parts
}

interface ComposerLockOptions {
  userId: string
  channel: OpenChannel
  composer: ComposerStore
  drafts: DraftSync
}

/** The lock of the composer's channel: one person writes to a fan at a time. */
export function useComposerLock({ userId, channel, composer, drafts }: ComposerLockOptions) {
  const lockedBy = useLockedBy(channel, userId)
  const { typing, takeOver } = useOwnLock(composer.creatorId, channel.channelId, userId)
  return {
    /** The colleague who writes. */
    lockedBy,
    onWrite: (text: string) => {
      if (lockedBy === null) typing.onKey(isBlank(text))
    },
    release: typing.releaseLock,
    /** Takes the lock and the colleague's text over. Throws the server's error. */
    takeOver: async () => {
      await takeOver()
      await drafts.loadAfterTakeOver()
      composer.focus()
    },
  }
}
export interface ComposerLock extends ReturnType<typeof useComposerLock> {}
