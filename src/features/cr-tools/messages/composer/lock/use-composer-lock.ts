import { useEffect } from 'react'

import type { OpenChannel } from '@/domain/chat/channel'

import type { DraftSync } from '../draft/draft-sync'
import type { ComposerStore } from '../store/composer-store'
import { useChannelLock } from './use-channel-lock'

interface ComposerLockOptions {
  userId: string
  channel: OpenChannel
  composer: ComposerStore
  drafts: DraftSync
}

/** The lock of the composer's channel, released once a message is sent. */
export function useComposerLock({ userId, channel, composer, drafts }: ComposerLockOptions) {
  const { channelId, lock: channelLock } = channel
  const lock = useChannelLock({ userId, creatorId: composer.creatorId, channelId, lock: channelLock })
  const { release } = lock
  useEffect(() => composer.onSent(release), [composer, release])
  return {
    ...lock,
    /** Takes the lock and the colleague's text over. Throws the server's error. */
    takeOver: async () => {
      await lock.takeOver()
      await drafts.loadAfterTakeOver()
      composer.focus()
    },
  }
}
export interface ComposerLock extends ReturnType<typeof useComposerLock> {}
