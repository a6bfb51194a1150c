import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { getDraft } from '@/api/calls/chat/messages'
import { send } from '@/api/send'
import type { OpenChannel } from '@/domain/chat/channel'
import { registerLogoutSaver } from '@/services/session/before-logout'
import { serverNow } from '@/services/network/server-clock'

import type { DraftKey } from '../../outbox/composer-draft'
import { saveDraftToServer } from '../../outbox/draft-transport'
import { onRestore } from '../../outbox/restore-to-composer'
import { ComposerStore } from './store/composer-store'
import { initialContent, restoreMessage } from './draft/draft-content'
import { DraftSync } from './draft/draft-sync'
import { registerComposerStore } from './store/insert-into-composer'

const createDraftSync = (composer: ComposerStore, key: DraftKey, client: QueryClient): DraftSync => {
  const { creatorId, channelId } = key
  return new DraftSync({
    key,
    composer,
    load: () =>
      send(getDraft, { channelId }, { creatorId }).then(
        ({ draft }) => draft,
        () => null,
      ),
    save: (draft) => saveDraftToServer(client, key, draft),
    now: serverNow,
  })
}

/**
 * Creates the store of a channel's composer from its draft, and saves it. Its owner is keyed by user and
 * channel.
 */
export function useChannelComposerStore(creatorId: string, channel: OpenChannel, userId: string) {
  const client = useQueryClient()
  const { channelId } = channel
  const [parts] = useState(() => {
    const key = { userId, creatorId, channelId }
    const composer = new ComposerStore(creatorId, channel, initialContent(key), key)
    return { composer, drafts: createDraftSync(composer, key, client) }
  })
  const { composer, drafts } = parts
  useEffect(() => composer.setChannel(channel), [composer, channel])
  const hasDraft = channel.draft !== null
  useEffect(() => {
    if (!hasDraft) drafts.withdrawTheirs()
  }, [drafts, hasDraft])
  useEffect(() => {
    const stops = [
      drafts.start(),
      registerComposerStore(channelId, composer),
      composer.onSent(() => void drafts.flush()),
      onRestore(channelId, (entry) => restoreMessage(composer, entry)),
      registerLogoutSaver((isByWill) => (isByWill ? drafts.close() : Promise.resolve(drafts.saveToDisk()))),
    ]
    window.addEventListener('pagehide', drafts.saveToDisk)
    return () => {
      window.removeEventListener('pagehide', drafts.saveToDisk)
      for (const stop of stops) stop()
    }
  }, [composer, drafts, channelId])
  return parts
}
