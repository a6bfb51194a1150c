import { describe, expect, it } from 'vitest'

import { creatorClient } from '../../../testing/creator-client'

const CHANNEL = 'channel-1-3'
const STEP = { text: 'Look', mediaIds: ['media-1-1'], price: 500, waitFor: 'nothing' }
const SCRIPT = { clientId: 's', name: 'Hi', folderId: null, language: 'en', steps: [STEP] }
const DRAFT = {
  channelId: CHANNEL,
  text: 'Hi',
  mediaIds: [],
  price: 0,
  updatedAt: '2026-01-01T00:00:00.000Z',
}

describe('a value that cannot be shown or sent', () => {
  it.each([
    ['channels/update', { channelIds: [CHANNEL], patch: { labels: ['nope'] } }, 'not_found'],
    ['react', { messageId: 'MESSAGE', emoji: '<b>hello</b>' }, 'emoji_unfit'],
    ['scripts/save', { ...SCRIPT, steps: [{ ...STEP, price: 1 }] }, 'price_unfit'],
  ])('is not stored: %s %o', async (path, body, key) => {
    const { ask, read } = await creatorClient('messages', { as: 'robin' })
    const { data } = await read<{ data: { messageId: string }[] }>('list', { channelId: CHANNEL, limit: 1 })
    const sent = 'messageId' in body ? { ...body, messageId: data[0]?.messageId } : body
    expect(await ask(path, sent)).toMatchObject({ status: 422, body: { message: { key } } })
  })

  it.each([
    { text: 'a'.repeat(5001) },
    { mediaIds: ['nope'] },
    { price: 500 },
    { mediaIds: ['media-1-1'], price: 1 },
  ])('leaves the words of a draft: %o', async (change) => {
    const { ask, read } = await creatorClient('messages', { as: 'robin' })
    const { text, price } = { ...DRAFT, ...change }
    expect(await ask('drafts/save', { ...DRAFT, ...change })).toMatchObject({ status: 200 })
    const isKnown = (mediaId: string) => mediaId !== 'nope'
    const mediaIds = (change.mediaIds ?? []).filter(isKnown)
    expect(await read('drafts/get', { channelId: CHANNEL })).toMatchObject({
      draft: { text, price, media: mediaIds.map((mediaId) => ({ mediaId })) },
    })
  })

  it('is no draft of the future, which would outlive every later one', async () => {
    const { ask, read } = await creatorClient('messages', { as: 'robin' })
    const save = (text: string, updatedAt: number) =>
      ask('drafts/save', { ...DRAFT, text, updatedAt: new Date(updatedAt).toISOString() })
    await save('From next year', Date.now() + 1e10)
    await save('Now', Date.now() + 1000)
    expect(await read('drafts/get', { channelId: CHANNEL })).toMatchObject({ draft: { text: 'Now' } })
  })
})
