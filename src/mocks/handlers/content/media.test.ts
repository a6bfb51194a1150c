import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { createHandlers } from '../../transport/backend'
import { channelAt } from '../../seed/channels/channels'
import { creatorById } from '../../seed/creators'
import { paidItemsIn } from '../../seed/money/payments'
import { MockClient } from '../../testing/mock-client'

interface Item {
  mediaId: string
  kind: string
  url: string
  title: string
  unlockRate: number | null
  width: number | null
  height: number | null
}
interface Part {
  data: Item[]
  lastId: string | null
}

const ORIGIN = 'http://mock.invalid'
const CREATOR = 'creator-02'
const creator = creatorById(CREATOR) ?? expect.fail('no creator')

/** The header of a 3 × 2 PNG. */
const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 3, 0, 0, 0, 2,
])

async function stage() {
  const visitor = new MockClient()
  await visitor.signIn('ana@northlight.agency')
  const ask = (path: string, body: object = {}) => visitor.sendAsCreator(path, body, CREATOR)
  const told = async <Answer>(path: string, body: object = {}) =>
    (await ask(path, body)).body as unknown as Answer
  const raw = (method: string, path: string, body?: BodyInit) =>
    getResponse(
      createHandlers(visitor.world),
      new Request(ORIGIN + path, { method, ...(body && { body }) }),
      {
        baseUrl: ORIGIN,
      },
    )
  const vault = async (given: object = {}) => {
    const items: Item[] = []
    for (let lastId: string | null | undefined; lastId !== null;) {
      const body = { query: '', sort: 'newest', limit: 25, ...given, ...(lastId && { lastId }) }
      const part = await told<Part>('/api/vault/list', body)
      items.push(...part.data)
      ;({ lastId } = part)
    }
    return items
  }
  return { ask, told, raw, vault }
}

describe('the vault', () => {
  it('has 60 to 240 items, each once, in folders that add up', async () => {
    const { told, vault } = await stage()
    const items = await vault()
    expect(items.length).toBeGreaterThanOrEqual(60)
    expect(items.length).toBeLessThanOrEqual(240)
    expect(new Set(items.map(({ mediaId }) => mediaId)).size).toBe(items.length)
    const { data } = await told<{ data: { folderId: string; count: number }[] }>('/api/vault/folders/list')
    for (const { folderId, count } of data) expect(await vault({ folderId })).toHaveLength(count)
    expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(items.length)
  })

  it('is filtered by kind and words, and reversed', async () => {
    const { vault } = await stage()
    const all = await vault()
    const videos = await vault({ type: 'video' })
    expect(videos.length).toBe(all.filter(({ kind }) => kind === 'video').length)
    const roof = await vault({ query: 'rooftop' })
    expect(roof.every(({ title }) => /rooftop/i.test(title))).toBe(true)
    expect(roof.length).toBeGreaterThan(0)
    expect(await vault({ sort: 'oldest' })).toEqual(all.toReversed())
  })

  it('shows what a fan bought', async () => {
    const { told } = await stage()
    const channel = Array.from({ length: 200 }, (_, index) => channelAt(creator, index)).find((one) =>
      [...paidItemsIn(one).values()].some(({ kind }) => kind === 'purchase'),
    )
    const userId = `fan-${(channel?.fanIndex ?? 0) + 1}`
    const fan = await told<{ purchases: { media: Item | null; boughtAt: string | null }[] }>(
      '/api/internal/chatter/fan/get',
      { userId },
    )
    const bought = fan.purchases.flatMap(({ media, boughtAt }) => (media && boughtAt ? [media.mediaId] : []))
    const { items } = await told<{ items: { state: string }[] }>('/api/vault/usage', {
      userId,
      mediaIds: bought,
    })
    expect(bought.length).toBeGreaterThan(0)
    expect(items.every(({ state }) => state === 'bought')).toBe(true)
  })

  it('is sorted by unlock rate', async () => {
    const { vault } = await stage()
    const rates = (await vault({ sort: 'unlock_rate' })).map(({ unlockRate }) => unlockRate ?? -1)
    expect(rates).toEqual(rates.toSorted((one, other) => other - one))
    expect(rates[0]).toBeGreaterThan(0)
  })

  it('is filtered by a fan’s use, and shows the last price', async () => {
    const { ask, told, vault } = await stage()
    const { channelId, fanIndex } = channelAt(creator, 0)
    const userId = `fan-${fanIndex + 1}`
    const shown = async (show: string) =>
      (await vault({ fan: { userId, show } })).map(({ mediaId }) => mediaId)
    const [mediaId = ''] = await shown('not_sent')
    const message = { clientId: crypto.randomUUID(), channelId, text: '', previewMediaIds: [] }
    const sent = await ask('/api/messages/send', { ...message, mediaIds: [mediaId], price: 2400 })
    expect(sent.status).toBe(200)
    expect(await shown('not_sent')).not.toContain(mediaId)
    expect(await shown('not_bought')).toContain(mediaId)
    expect(await shown('never_opened')).toContain(mediaId)
    expect(await told('/api/vault/usage', { userId, mediaIds: [mediaId] })).toEqual({
      items: [{ mediaId, state: 'sent', lastPrice: 2400 }],
    })
  })

  it('keeps this after a message without media in that chat', async () => {
    const { ask, told } = await stage()
    const { channelId, fanIndex } = channelAt(creator, 0)
    const message = { clientId: crypto.randomUUID(), channelId, mediaIds: [], previewMediaIds: [], price: 0 }
    expect((await ask('/api/messages/send', { ...message, text: 'Hey you' })).status).toBe(200)
    const mediaIds = ['media-2-1']
    expect(await told('/api/vault/usage', { userId: `fan-${fanIndex + 1}`, mediaIds })).toMatchObject({
      items: [{ mediaId: 'media-2-1' }],
    })
  })
})

describe('an upload', () => {
  const begin = (size = PNG.length) => ({ name: 'rain.png', size, type: 'image/png' })
  type Begun = { mediaId: string; uploadUrl: string }

  it('is announced, sent and completed, and is then served at its URL', async () => {
    const { told, raw, vault } = await stage()
    const { mediaId, uploadUrl } = await told<Begun>('/api/media/upload', begin())
    expect((await raw('PUT', uploadUrl, PNG))?.status).toBe(200)
    const media = await told<Item>('/api/media/complete', { mediaId })
    expect(media).toMatchObject({ mediaId, kind: 'image', title: 'rain.png', width: 3, height: 2 })
    const shown = await raw('GET', media.url)
    expect(shown?.headers.get('content-type')).toBe('image/png')
    expect(new Uint8Array((await shown?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(PNG)
    expect((await vault())[0]?.mediaId).toBe(mediaId)
  })

  it('that was cancelled or is incomplete is not listed', async () => {
    const { ask, told, raw } = await stage()
    const { mediaId, uploadUrl } = await told<Begun>('/api/media/upload', begin(99))
    expect((await raw('PUT', uploadUrl, PNG))?.status).toBe(422)
    expect((await ask('/api/media/complete', { mediaId })).status).toBe(422)
    await ask('/api/media/cancel', { mediaId })
    expect((await raw('PUT', uploadUrl, PNG))?.status).toBe(404)
    expect((await ask('/api/media/complete', { mediaId })).status).toBe(404)
  })

  it('is rejected when it is too large, empty or of an unsupported type', async () => {
    const { ask } = await stage()
    expect((await ask('/api/media/upload', begin(31_000_000))).status).toBe(413)
    expect((await ask('/api/media/upload', begin(0))).status).toBe(422)
    expect((await ask('/api/media/upload', { ...begin(), type: 'application/zip' })).status).toBe(415)
  })

  it('of a recording keeps its kind, whatever the codec', async () => {
    const { told } = await stage()
    const { mediaId } = await told<Begun>('/api/media/upload', {
      name: 'a',
      size: 5,
      type: 'audio/webm;codecs=opus',
    })
    expect(mediaId).toMatch(/audio/)
  })
})

describe('GIFs', () => {
  it('are found by title, and are animated', async () => {
    const { told, raw } = await stage()
    const all = await told<{ data: unknown[]; lastId: string | null }>('/api/gifs/search', {
      query: '',
      limit: 100,
    })
    expect(all).toMatchObject({ lastId: null })
    expect(all.data).toHaveLength(40)
    const { data } = await told<{ data: { title: string; media: Item }[] }>('/api/gifs/search', {
      query: 'good',
      limit: 20,
    })
    expect(data.map(({ title }) => title)).toEqual(['Good morning', 'Good night'])
    const picture = await raw('GET', data[0]?.media.url ?? '')
    expect(picture?.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture?.text()).toContain('<animate')
  })
})
