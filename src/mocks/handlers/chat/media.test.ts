import { describe, expect, it } from 'vitest'

import { getFan } from '@/api/calls/chat/fan'
import { cancelUpload, completeUpload, getUploadStatus, startUpload } from '@/api/calls/chat/media'
import { getMediaUse, listVault, listVaultFolders } from '@/api/calls/creator/vault'
import { UPLOAD_MAX_BYTES } from '@/config/tool-limits'

import { channelAt } from '../../seed/channels/channels'
import { creatorById } from '../../seed/creators'
import { paidItemsIn } from '../../seed/money/payments'
import { creatorClient } from '../../testing/creator-client'
import { allPages, type TestRequest } from '../../testing/mock-client'

const CREATOR = 'creator-02'
const creator = creatorById(CREATOR) ?? expect.fail('no creator')

const FILE = { name: 'a.png', size: 3, type: 'image/png' }

async function stage() {
  const { call } = await creatorClient('vault', { as: 'ana', creatorId: CREATOR })
  const vault = (given: Partial<TestRequest<typeof listVault>> = {}) =>
    allPages((lastId) => call(listVault, { query: '', sort: 'newest', limit: 25, ...given, lastId }))
  return { call, vault }
}

describe('the vault', () => {
  it('has 60 to 240 items, each once, in folders that add up', async () => {
    const { call, vault } = await stage()
    const items = await vault()
    expect(items.length).toBeGreaterThanOrEqual(60)
    expect(items.length).toBeLessThanOrEqual(240)
    expect(new Set(items.map(({ mediaId }) => mediaId)).size).toBe(items.length)
    const { data } = await call(listVaultFolders, undefined)
    for (const { folderId, count } of data) expect(await vault({ folderId })).toHaveLength(count)
    expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(items.length)
  })

  it('shows what a fan bought', async () => {
    const { call } = await stage()
    const channel = Array.from({ length: 200 }, (_, index) => channelAt(creator, index)).find((one) =>
      [...paidItemsIn(one).values()].some(({ kind }) => kind === 'purchase'),
    )
    const userId = `fan-${(channel?.fanIndex ?? 0) + 1}`
    const { purchases } = await call(getFan, { userId })
    const bought = purchases.flatMap(({ media, boughtAt }) => (media && boughtAt ? [media.mediaId] : []))
    const { items } = await call(getMediaUse, { userId, mediaIds: bought })
    expect(bought.length).toBeGreaterThan(0)
    expect(items.length).toBe(new Set(bought).size)
    expect(items.every(({ state }) => state === 'bought')).toBe(true)
  })
})

describe('an upload', () => {
  it('is its uploader’s alone, and goes to the trash when it is cancelled too late', async () => {
    const { world, call } = await creatorClient('media', { as: 'ana', creatorId: CREATOR })
    const { mediaId } = await call(startUpload, FILE)
    const done = await call(startUpload, FILE)
    const finished = world.state.uploads[done.mediaId] ?? expect.fail('no upload')
    finished.isDone = true
    const robin = await creatorClient('media', { as: 'robin', creatorId: CREATOR, world })
    for (const of of [getUploadStatus, completeUpload])
      expect((await robin.outcomeOf(of, { mediaId })).status, of.path).toBe(404)
    await robin.outcomeOf(cancelUpload, { mediaId })
    await robin.outcomeOf(cancelUpload, done)
    expect(Object.keys(world.state.uploads)).toEqual([mediaId, done.mediaId])
    expect(world.state.vaultChanges[done.mediaId]?.deletedAt).toBeUndefined()
    // The cancel may reach the server after the last request of the upload.
    await call(cancelUpload, done)
    expect(world.state.vaultChanges[done.mediaId]?.deletedAt).toEqual(expect.any(Number))
    world.state.permissions['staff-04'] = { vault: 'view', messages: 'view' }
    const ana = await creatorClient('media', { as: 'ana', creatorId: CREATOR, world })
    for (const of of [getUploadStatus, completeUpload, cancelUpload])
      expect((await ana.outcomeOf(of, { mediaId })).status, of.path).toBe(403)
  })

  it('is open to those who may edit takedown cases only, for a capture', async () => {
    const { world, outcomeOf } = await creatorClient('media', { as: 'ana', creatorId: CREATOR })
    world.state.permissions['staff-04'] = { vault: 'view', messages: 'view', dmca: 'edit' }
    expect((await outcomeOf(startUpload, FILE)).status).toBe(200)
  })

  it.each([
    ['image/gif', 'image'],
    ['image/png', 'image'],
    ['audio/mpeg', 'audio'],
    ['video/mp4', 'video'],
  ] as const)('takes what the console lets through, and no more: %s', async (type, kind) => {
    const { outcomeOf } = await creatorClient('media', { as: 'ana', creatorId: CREATOR })
    const most = UPLOAD_MAX_BYTES[kind]
    expect((await outcomeOf(startUpload, { name: 'a', size: most, type })).status).toBe(200)
    expect((await outcomeOf(startUpload, { name: 'a', size: most + 1, type })).status).toBe(413)
  })
})
