import { afterEach, beforeEach, vi } from 'vitest'

import { instant } from '@/domain/instant'
import type { ChannelDraft } from '@/domain/message'
import { type ComposerDraft, forgetEmptyDraft } from '@/features/cr-tools/composer-draft'
import { Desk } from '@/features/cr-tools/messages/composer/desk'
import { startingContent } from '@/features/cr-tools/messages/composer/draft-content'
import { DraftKeeper } from '@/features/cr-tools/messages/composer/draft-keeper'

export const place = { userId: 'ann', creatorId: 'mila', channelId: 'channel-1' }
export const START = Date.parse('2026-11-21T08:00:00Z')

/** Clears stored drafts and installs fake timers. */
export function withDrafts(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: START })
    localStorage.clear()
  })
  afterEach(() => void vi.useRealTimers())
}

export const onServer = (text: string, userId: string, updatedAt: number): ChannelDraft => ({
  channelId: 'channel-1',
  text,
  mediaIds: [],
  media: [],
  price: 0,
  updatedAt: instant(updatedAt),
  userId,
})

/** A page that has read its draft but does not sync it yet. */
export function openingPage(draft: ChannelDraft | null = null, who = place, isOnline = true) {
  const saved: ComposerDraft[] = []
  const desk = new Desk('mila', undefined, startingContent(who))
  const state = { draft, isOnline }
  const drafts = new DraftKeeper({
    place: who,
    desk,
    load: async () => (state.isOnline ? state.draft : null),
    save: async (sent) => {
      if (!state.isOnline) return undefined
      forgetEmptyDraft(who, sent.updatedAt)
      saved.push(sent)
      if (!state.draft || (state.draft.updatedAt ?? 0) <= sent.updatedAt)
        state.draft = onServer(sent.text, who.userId, sent.updatedAt)
      return state.draft.text === '' ? null : state.draft
    },
    now: Date.now,
  })
  return { desk, drafts, saved, state, write: (text: string) => desk.change({ text }) }
}

/** A page with an open channel, on a server that has `draft`. */
export function page(...given: Parameters<typeof openingPage>) {
  const parts = openingPage(...given)
  return { ...parts, stop: parts.drafts.start() }
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
