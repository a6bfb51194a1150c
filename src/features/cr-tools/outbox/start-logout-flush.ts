import type { QueryClient } from '@tanstack/react-query'

import { getDraft } from '@/api/calls/chat/messages'
import { send } from '@/api/send'
import { i18next } from '@/i18n'
import { wait } from '@/lib/wait'
import { saveComposerDrafts } from '@/services/input/composers'
import { hasOutage } from '@/services/network/connection'
import { isOnline } from '@/services/network/online'
import { serverNow } from '@/services/network/server-clock'

import { saveComposerDraft, readComposerDraft, unsavedComposerDrafts } from './composer-draft'
import { saveUnsentAsDraft } from './draft-transport'
import { LogoutFlush } from './logout-flush'
import { outboxStoreOf, runningOutbox } from './outbox'
import { restoreToComposer } from './restore-to-composer'
import { startOutbox } from './start-outbox'

/**
 * Flushes pending writes of this page and of closed ones before logout: sends messages, then saves the rest
 * as drafts (decisions 12).
 */
export async function startLogoutFlush(userId: string, client: QueryClient): Promise<LogoutFlush> {
  // All of it is read from disk afterwards.
  await saveComposerDrafts()
  const running = runningOutbox(userId)
  const outbox = running ?? startOutbox(userId, client, hasOutage)
  return new LogoutFlush({
    userId,
    store: outboxStoreOf(userId),
    releaseHeld: () => outbox.sender.releaseHeld(),
    isReachable: () => isOnline() && !hasOutage(),
    disk: {
      read: readComposerDraft,
      save: saveComposerDraft,
      unsaved: () => unsavedComposerDrafts(userId),
    },
    server: {
      load: async ({ channelId, creatorId }) =>
        send(getDraft, { channelId }, { creatorId }).then(
          (answer) => answer?.draft,
          () => undefined,
        ),
      save: (key, draft, unsent) => saveUnsentAsDraft(client, key, draft, unsent),
    },
    restore: restoreToComposer,
    problem: () => i18next.t('tools:outbox.leaving'),
    now: serverNow,
    wait,
    onRelease: () => {
      if (!running) outbox.stop()
    },
  })
}
