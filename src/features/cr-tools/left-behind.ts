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

/** What a person wrote, before they leave; until it is let go of. */
export type Writing = Pick<Leaving, 'unsent' | 'sendAhead' | 'saveAsDrafts' | 'stay' | 'discard'> & {
  letGo: () => void
}

/**
 * Takes up what a person wrote, on this page or on pages that are gone, before a logout: messages go out as far as they can,
 * the rest goes to the server as drafts (decision 12).
 */
export async function takeUpLeftBehind(userId: string, client: QueryClient): Promise<Writing> {
  // Onto the disk, where all of it is read from.
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
