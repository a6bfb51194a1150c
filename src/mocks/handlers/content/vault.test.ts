import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type {
  getMedia,
  getVaultFigures,
  listVault,
  listVaultFolders,
  listVaultTags,
} from '@/api/calls/creator/vault'

import { DAY_MS } from '../../seed/calendar'
import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

const CREATOR = 'creator-01'
type Listed = WireResponseOf<typeof listVault>
type Row = NonNullable<NonNullable<Listed['data']>[number]>

async function staff(email = 'viktor@northlight.agency') {
  const world = createWorld()
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  const ask = async (path: string, body: object = {}) =>
    visitor.send(`/api/vault/${path}`, { bearer: await visitor.creatorToken(CREATOR), body })
  const told = async <Answer>(path: string, body: object = {}) =>
    (await ask(path, body)).body as unknown as Answer
  const list = async (given: object = {}) => {
    const rows: Row[] = []
    for (let lastId: string | null | undefined; lastId !== null;) {
      const part = await told<Listed>('list', {
        query: '',
        sort: 'newest',
        limit: 200,
        ...given,
        ...(lastId && { lastId }),
      })
      rows.push(...(part.data ?? []).flatMap((row) => row ?? []))
      lastId = part.lastId ?? null
    }
    return rows
  }
  const item = (mediaId: string) => told<WireResponseOf<typeof getMedia>>('get', { mediaId })
  return { world, visitor, ask, told, list, item }
}

describe('the items of a vault', () => {
  it('are filtered by every filter, with counts', async () => {
    const { told, list } = await staff()
    const all = await list()
    const portrait = await list({ orientation: 'portrait' })
    expect(portrait.length).toBeGreaterThan(5)
    expect(portrait.every(({ width, height }) => (height ?? 0) > (width ?? 0))).toBe(true)
    const long = await list({ length: { from: 120 } })
    expect(long.map(({ mediaId }) => mediaId)).toEqual(
      all.filter(({ durationS }) => (durationS ?? 0) >= 120).map(({ mediaId }) => mediaId),
    )
    const cheap = await list({ price: { from: 1, to: 1000 } })
    expect(cheap.length).toBe(all.filter(({ usualPrice }) => usualPrice != null && usualPrice < 1000).length)
    const fresh = await list({ isSent: false })
    expect(fresh.length).toBeGreaterThan(0)
    expect(fresh.length).toBe(all.filter(({ isSent }) => isSent === false).length)
    const { total } = await told<Listed>('list', { query: '', sort: 'newest', limit: 1, isSent: false })
    expect(total).toBe(fresh.length)
    const { data: tags } = await told<WireResponseOf<typeof listVaultTags>>('tags/list')
    const [first] = tags
    expect(await list({ tags: [first?.name] })).toHaveLength(first?.count ?? -1)
  })

  it('are 20,000 with the large setting, and a filter still counts correctly', async () => {
    const { world, told } = await staff()
    await world.setFaults({ vaultSize: 'large' })
    const asked = { query: '', sort: 'newest', limit: 200 }
    expect((await told<Listed>('list', asked)).total).toBe(20_000)
    const types = ['image', 'video', 'audio', 'gif']
    const totals = await Promise.all(
      types.map(async (type) => (await told<Listed>('list', { ...asked, type })).total ?? 0),
    )
    expect(totals.reduce((sum, one) => sum + one, 0)).toBe(20_000)
  })

  it('agree with the analytics’ Content tab on an item’s revenue, to the cent', async () => {
    const { visitor, told } = await staff()
    const now = visitor.world.now()
    const { body } = await visitor.send('/api/analytics/get', {
      bearer: await visitor.creatorToken(CREATOR),
      body: {
        tab: 'content',
        from: new Date(now - 30 * DAY_MS).toISOString(),
        to: new Date(now).toISOString(),
        timezone: 'Europe/Warsaw',
        basis: 'gross',
        compare: 'previous',
      },
    })
    const { rows } = body as unknown as {
      rows: {
        media: { mediaId: string }
        sends: number
        unlocks: number
        dmRevenue: number
        massRevenue: number
      }[]
    }
    const row = rows.find(({ dmRevenue, massRevenue }) => dmRevenue > 0 && massRevenue > 0)
    if (!row) throw new Error('No item sold both ways')
    const figures = await told<WireResponseOf<typeof getVaultFigures>>('figures', {
      mediaId: row.media.mediaId,
    })
    expect(figures).toMatchObject({
      sends: row.sends,
      unlocks: row.unlocks,
      earned: row.dmRevenue + row.massRevenue,
    })
  })
})

describe('changing items', () => {
  it('changes title and price wherever the item is shown', async () => {
    const { ask, item, list } = await staff()
    const patch = { title: 'Balcony, take one', usualPrice: 2750, tags: ['Gym', ' gym', 'balcony'] }
    const { status } = await ask('update', { mediaIds: ['media-1-3'], patch })
    expect(status).toBe(200)
    expect(await item('media-1-3')).toMatchObject({ title: 'Balcony, take one', tags: ['Gym', 'balcony'] })
    const found = await list({ query: 'balcony' })
    expect(found.map(({ mediaId, usualPrice }) => [mediaId, usualPrice])).toEqual([['media-1-3', 2750]])
  })

  it.each([
    [{ title: ' ' }, 'title', 'field_missing'],
    [{ usualPrice: 0 }, 'usualPrice', 'price_unfit'],
    [{ tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'tags', 'too_many'],
  ])('rejects %j by the field', async (patch, field, key) => {
    const { ask } = await staff()
    const { status, body } = await ask('update', { mediaIds: ['media-1-3'], patch })
    expect(status).toBe(422)
    expect(body['fields']).toMatchObject({ [field]: { key: expect.stringContaining(key) as string } })
  })

  it('keeps deleted items for thirty days, and restores them', async () => {
    const { ask, list, world, visitor } = await staff()
    const ids = ['media-1-3', 'media-1-4']
    await ask('delete', { mediaIds: ids })
    expect((await list()).some(({ mediaId }) => ids.includes(mediaId))).toBe(false)
    expect(await list({ state: 'trash' })).toHaveLength(2)
    await ask('restore', { mediaIds: ['media-1-3'] })
    expect((await list()).some(({ mediaId }) => mediaId === 'media-1-3')).toBe(true)
    await world.setFaults({ clockSkewMs: 31 * DAY_MS })
    await visitor.signIn('viktor@northlight.agency')
    expect(await list({ state: 'trash' })).toEqual([])
  })

  it('answers 404 for items of another creator and 422 for too many', async () => {
    const { ask } = await staff()
    expect((await ask('delete', { mediaIds: ['media-2-3'] })).status).toBe(404)
    const many = Array.from({ length: 501 }, (_, at) => `media-1-${at + 1}`)
    expect((await ask('update', { mediaIds: many, patch: { isArchived: true } })).status).toBe(422)
  })

  it('is closed to callers who may only send', async () => {
    const { ask, list } = await staff('ana@northlight.agency')
    expect((await list()).length).toBeGreaterThan(60)
    for (const [path, body] of [
      ['update', { mediaIds: ['media-1-3'], patch: { isArchived: true } }],
      ['delete', { mediaIds: ['media-1-3'] }],
      ['folders/save', { clientId: 'c', name: 'x' }],
      ['download', { mediaId: 'media-1-3' }],
    ] as const)
      expect((await ask(path, body)).status, path).toBe(403)
  })
})

describe('folders', () => {
  it('are created once, renamed, and leave their items without a folder when deleted', async () => {
    const { ask, told, list, item } = await staff()
    const folders = () => told<WireResponseOf<typeof listVaultFolders>>('folders/list')
    const { body } = await ask('folders/save', { clientId: 'c-1', name: 'Winter set' })
    expect((await ask('folders/save', { clientId: 'c-1', name: 'Winter set' })).body).toEqual(body)
    const { folderId } = body as unknown as { folderId: string }
    await ask('update', { mediaIds: ['media-1-3', 'media-1-4'], patch: { folderId } })
    expect(await list({ folderId })).toHaveLength(2)
    expect((await ask('folders/save', { clientId: 'c-2', folderId, name: 'rooftop' })).status).toBe(422)
    expect((await ask('folders/save', { clientId: 'c-3', folderId, name: 'Snow' })).body).toMatchObject({
      name: 'Snow',
      count: 2,
    })
    await ask('folders/delete', { folderId })
    expect((await item('media-1-3')).folderId).toBeNull()
    expect((await folders()).data.some((folder) => folder?.folderId === folderId)).toBe(false)
  })

  it('that receive uploads and recordings cannot be deleted', async () => {
    const { ask, told } = await staff()
    const { data } = await told<WireResponseOf<typeof listVaultFolders>>('folders/list')
    const fixed = data.filter((folder) => folder?.isFixed)
    expect(fixed.map((folder) => folder?.name)).toEqual(['Voice notes', 'Uploads'])
    for (const folder of fixed)
      expect((await ask('folders/delete', { folderId: folder?.folderId })).status).toBe(422)
  })
})
