import type { QueryClient } from '@tanstack/react-query'

import { getDraft } from '@/api/calls/messages'
import { send } from '@/api/send'
import { i18next } from '@/i18n'
import { saveDrafts } from '@/services/composing'
import { hasOutage } from '@/services/connection'
import { isOnline } from '@/services/online'
import { serverNow } from '@/services/server-clock'

import { keepComposerDraft, readComposerDraft, unsavedComposerDrafts } from './composer-draft'
import { saveUnsent } from './draft-wire'
import { Leaving } from './leaving'
import { giveBack, shelfOf } from './outbox'
import { runningOutbox, startOutbox } from './outbox-delivery'

/** A user's pending writes before logout; `letGo` ends it. */
export type Writing = Pick<Leaving, 'unsent' | 'sendAhead' | 'saveAsDrafts' | 'stay' | 'discard'> & {
  letGo: () => void
}

/**
 * Flushes pending writes of this page and of closed ones before logout: sends messages, then saves the rest
 * as drafts (decisions 12).
 */
export async function takeUpLeftBehind(userId: string, client: QueryClient): Promise<Writing> {
  // All of it is read from disk afterwards.
  await saveDrafts()
  const running = runningOutbox(userId)
  const outbox = running ?? startOutbox(userId, client, hasOutage)
  const leaving = new Leaving({
    userId,
    shelf: shelfOf(userId),
    release: outbox.release,
    isReachable: () => isOnline() && !hasOutage(),
    readDraft: readComposerDraft,
    keepDraft: keepComposerDraft,
    unsavedDrafts: () => unsavedComposerDrafts(userId),
    load: async ({ channelId, creatorId }) =>
      send(getDraft, { channelId }, { creatorId }).then(
        (answer) => answer?.draft,
        () => undefined,
      ),
    save: (place, draft, unsent) => saveUnsent(client, place, draft, unsent),
    restore: giveBack,
    problem: () => i18next.t('tools:outbox.leaving'),
    now: serverNow,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  return {
    unsent: leaving.unsent,
    sendAhead: () => leaving.sendAhead(),
    saveAsDrafts: () => leaving.saveAsDrafts(),
    stay: () => leaving.stay(),
    discard: leaving.discard,
    letGo: () => {
      if (!running) outbox.stop()
    },
  }
}
