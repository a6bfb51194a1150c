import { describe, expect, it } from 'vitest'

import { UPLOAD_MAX_BYTES } from '@/config/tool-limits'

import { channelAt } from '../../seed/channels/channels'
import { creatorById } from '../../seed/creators'
import { paidItemsIn } from '../../seed/money/payments'
import { creatorClient } from '../../testing/creator-client'

interface Item {
  mediaId: string
}

const CREATOR = 'creator-02'
const creator = creatorById(CREATOR) ?? expect.fail('no creator')

async function stage() {
  const { read } = await creatorClient('vault', { as: 'ana', creatorId: CREATOR })
  const vault = async (given: object = {}) => {
    const items: Item[] = []
    for (let lastId: string | null | undefined; lastId !== null;) {
      const body = { query: '', sort: 'newest', limit: 25, ...given, ...(lastId && { lastId }) }
      const part = await read<{ data: Item[]; lastId: string | null }>('list', body)
      items.push(...part.data)
      ;({ lastId } = part)
    }
    return items
  }
  return { read, vault }
}

describe('the vault', () => {
  it('has 60 to 240 items, each once, in folders that add up', async () => {
    const { read, vault } = await stage()
    const items = await vault()
    expect(items.length).toBeGreaterThanOrEqual(60)
    expect(items.length).toBeLessThanOrEqual(240)
    expect(new Set(items.map(({ mediaId }) => mediaId)).size).toBe(items.length)
    const { data } = await read<{ data: { folderId: string; count: number }[] }>('folders/list')
    for (const { folderId, count } of data) expect(await vault({ folderId })).toHaveLength(count)
    expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(items.length)
  })

  it('shows what a fan bought', async () => {
    const { read } = await stage()
    const channel = Array.from({ length: 200 }, (_, index) => channelAt(creator, index)).find((one) =>
      [...paidItemsIn(one).values()].some(({ kind }) => kind === 'purchase'),
    )
    const userId = `fan-${(channel?.fanIndex ?? 0) + 1}`
    const fan = await read<{ purchases: { media: Item | null; boughtAt: string | null }[] }>(
      '/api/internal/chatter/fan/get',
      { userId },
    )
    const bought = fan.purchases.flatMap(({ media, boughtAt }) => (media && boughtAt ? [media.mediaId] : []))
    const { items } = await read<{ items: { state: string }[] }>('usage', {
      userId,
      mediaIds: bought,
    })
    expect(bought.length).toBeGreaterThan(0)
    expect(items.every(({ state }) => state === 'bought')).toBe(true)
  })
})

describe('an upload', () => {
  it('is its uploader’s alone, and goes to the trash when it is cancelled too late', async () => {
    const { world, read } = await creatorClient('media', { as: 'ana', creatorId: CREATOR })
    const begin = () => read<Item>('upload', { name: 'a.png', size: 3, type: 'image/png' })
    const { mediaId } = await begin()
    const done = await begin()
    const finished = world.state.uploads[done.mediaId] ?? expect.fail('no upload')
    finished.isDone = true
    const robin = await creatorClient('media', { as: 'robin', creatorId: CREATOR, world })
    for (const path of ['upload/status', 'complete'])
      expect((await robin.ask(path, { mediaId })).status, path).toBe(404)
    await robin.ask('cancel', { mediaId })
    await robin.ask('cancel', done)
    expect(Object.keys(world.state.uploads)).toEqual([mediaId, done.mediaId])
    expect(world.state.vaultChanges[done.mediaId]?.deletedAt).toBeUndefined()
    // The cancel may reach the server after the last request of the upload.
    await read('cancel', done)
    expect(world.state.vaultChanges[done.mediaId]?.deletedAt).toEqual(expect.any(Number))
    world.state.permissions['staff-04'] = { vault: 'view', messages: 'view' }
    const ana = await creatorClient('media', { as: 'ana', creatorId: CREATOR, world })
    for (const path of ['upload/status', 'complete', 'cancel'])
      expect((await ana.ask(path, { mediaId })).status, path).toBe(403)
  })

  it('is open to those who may edit takedown cases only, for a capture', async () => {
    const { world, ask } = await creatorClient('media', { as: 'ana', creatorId: CREATOR })
    world.state.permissions['staff-04'] = { vault: 'view', messages: 'view', dmca: 'edit' }
    const { status } = await ask('upload', { name: 'a.png', size: 3, type: 'image/png' })
    expect(status).toBe(200)
  })

  it.each([
    ['image/gif', 'image'],
    ['image/png', 'image'],
    ['audio/mpeg', 'audio'],
    ['video/mp4', 'video'],
  ] as const)('takes what the console lets through, and no more: %s', async (type, kind) => {
    const { ask } = await creatorClient('media', { as: 'ana', creatorId: CREATOR })
    const most = UPLOAD_MAX_BYTES[kind]
    expect((await ask('upload', { name: 'a', size: most, type })).status).toBe(200)
    expect((await ask('upload', { name: 'a', size: most + 1, type })).status).toBe(413)
  })
})
