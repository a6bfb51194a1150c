import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'

import { saveDraft } from '@/api/calls/chat/messages'
import { creatorTokens } from '@/api/send'

import { type FakeRoutes, fakeServer } from '../../../../tests/support/fake-server'
import { EMPTY_DRAFT, readComposerDraft, saveComposerDraft } from './composer-draft'
import { saveUnsentAsDraft } from './draft-transport'

const KEY = { userId: 'ann', creatorId: 'mila', channelId: 'channel-1' }
const token = { accessToken: 'token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() }

afterEach(() => {
  vi.unstubAllGlobals()
  creatorTokens.clear()
  localStorage.clear()
})

/** A server that takes no draft with a price. */
const saveOnStrictServer: FakeRoutes[string] = (body) => {
  const { text, price, updatedAt } = body as { text: string; price: number; updatedAt: string }
  if (price > 0) return { status: 422, body: { statusCode: 422, message: 'Not this price' } }
  const draft = { channelId: KEY.channelId, text, media: [], price, updatedAt, userId: KEY.userId }
  return { body: { draft, taken: [] } }
}

it('keeps the words of a draft whose price the server refuses, and the rest for a later save', async () => {
  fakeServer({
    '/api/internal/chatter/token': () => ({ body: { token } }),
    [saveDraft.path]: saveOnStrictServer,
  })
  const draft = { ...EMPTY_DRAFT, text: 'For you', price: 2000, updatedAt: Date.now() }
  saveComposerDraft(KEY, draft)
  const result = await saveUnsentAsDraft(new QueryClient(), KEY, draft, [])
  expect(result).toMatchObject({ kind: 'saved', draft: { text: 'For you' }, isWhole: false })
  expect(readComposerDraft(KEY)).toMatchObject({ price: 2000, savedAt: null })
})
