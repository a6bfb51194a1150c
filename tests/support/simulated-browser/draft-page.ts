import { afterEach, beforeEach, vi } from 'vitest'

import { instant } from '@/domain/time/instant'
import type { ChannelDraft } from '@/domain/chat/message'
import { type ComposerDraft, removeEmptyDraft } from '@/features/cr-tools/outbox/composer-draft'
import { ComposerStore } from '@/features/cr-tools/messages/composer/store/composer-store'
import { initialContent } from '@/features/cr-tools/messages/composer/draft/draft-content'
import { DraftSync } from '@/features/cr-tools/messages/composer/draft/draft-sync'

export const DRAFT_KEY = { userId: 'ann', creatorId: 'mila', channelId: 'channel-1' }
export const START = Date.parse('2026-11-21T08:00:00Z')

/** Clears stored drafts and installs fake timers. */
export function setUpDrafts(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: START })
    localStorage.clear()
  })
  afterEach(() => void vi.useRealTimers())
}

export const serverDraft = (text: string, userId: string, updatedAt: number): ChannelDraft => ({
  channelId: 'channel-1',
  text,
  mediaIds: [],
  media: [],
  price: 0,
  updatedAt: instant(updatedAt),
  userId,
})

/** A page that has read its draft but does not sync it yet. */
export function createOpeningPage(draft: ChannelDraft | null = null, who = DRAFT_KEY, isOnline = true) {
  const saved: ComposerDraft[] = []
  const composer = new ComposerStore('mila', undefined, initialContent(who))
  const state = { draft, isOnline }
  const drafts = new DraftSync({
    key: who,
    composer,
    load: async () => (state.isOnline ? state.draft : null),
    save: async (sent) => {
      if (!state.isOnline) return undefined
      removeEmptyDraft(who, sent.updatedAt)
      saved.push(sent)
      if (!state.draft || (state.draft.updatedAt ?? 0) <= sent.updatedAt)
        state.draft = serverDraft(sent.text, who.userId, sent.updatedAt)
      return state.draft.text === '' ? null : state.draft
    },
    now: Date.now,
  })
  return { composer, drafts, saved, state, write: (text: string) => composer.update({ text }) }
}

/** A page with an open channel, on a server that has `draft`. */
export function createPage(...given: Parameters<typeof createOpeningPage>) {
  const parts = createOpeningPage(...given)
  return { ...parts, stop: parts.drafts.start() }
}
