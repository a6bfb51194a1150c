import { expect, it } from 'vitest'

import { getAnalytics } from '@/api/calls/creator/analytics'
import {
  deleteVaultMedia,
  getMediaUse,
  getVaultFigures,
  listVault,
  restoreVaultMedia,
} from '@/api/calls/creator/vault'

import { DAY_MS, iso } from '../../seed/calendar'
import { creatorClient } from '../../testing/creator-client'

it('an item’s revenue equals the Content tab of the analytics, to the cent', async () => {
  const { world, call } = await creatorClient('vault')
  const range = { from: iso(world.now() - 30 * DAY_MS), to: iso(world.now()), timezone: 'Europe/Warsaw' }
  const cut = { tab: 'content', basis: 'gross', compare: 'previous' } as const
  const answer = await call(getAnalytics, { ...range, ...cut })
  const rows = answer.tab === 'content' ? answer.rows : expect.fail('another tab')
  const { media, sends, unlocks, dmRevenue, massRevenue } =
    rows.find((row) => row.dmRevenue && row.massRevenue) ?? expect.fail('no item sold both ways')
  const figures = await call(getVaultFigures, { mediaId: media.mediaId })
  expect(figures).toMatchObject({ sends, unlocks, earned: (dmRevenue ?? 0) + (massRevenue ?? 0) })
})

it('deleted items are kept for thirty days, and restored', async () => {
  const { world, call } = await creatorClient('vault')
  const idsIn = async (state?: 'trash', client = { call }) => {
    const { data } = await client.call(listVault, { query: '', sort: 'newest', limit: 200, state })
    return data.map(({ mediaId }) => mediaId)
  }
  await call(deleteVaultMedia, { mediaIds: ['media-1-3', 'media-1-4'] })
  expect(await idsIn()).not.toContain('media-1-3')
  expect(await idsIn('trash')).toHaveLength(2)
  await call(restoreVaultMedia, { mediaIds: ['media-1-3'] })
  expect(await idsIn()).toContain('media-1-3')
  await world.setFaults({ clockSkewMs: 31 * DAY_MS })
  expect(await idsIn('trash', await creatorClient('vault', { world }))).toEqual([])
})

it('what a fan has is shown to who works in the vault or in chats, and to no one else', async () => {
  const { world, outcomeOf } = await creatorClient('vault')
  const status = async () =>
    (await outcomeOf(getMediaUse, { userId: 'fan-7', mediaIds: ['media-1-1'] })).status
  world.state.permissions['staff-02'] = { vault: 'off', messages: 'view' }
  expect(await status()).toBe(200)
  world.state.permissions['staff-02'] = { vault: 'off', messages: 'off' }
  expect(await status()).toBe(403)
})

it('items of another creator are not found', async () => {
  const { outcomeOf } = await creatorClient('vault')
  expect((await outcomeOf(deleteVaultMedia, { mediaIds: ['media-2-3'] })).status).toBe(404)
})
