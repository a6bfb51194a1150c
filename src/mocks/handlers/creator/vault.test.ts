import { expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { getVaultFigures, listVault } from '@/api/calls/creator/vault'

import { DAY_MS } from '../../seed/calendar'
import { creatorClient } from '../../testing/creator-client'

interface SoldRow {
  media: { mediaId: string }
  sends: number
  unlocks: number
  dmRevenue: number
  massRevenue: number
}

it('an item’s revenue equals the Content tab of the analytics, to the cent', async () => {
  const { world, read } = await creatorClient('vault')
  const [from, to] = [world.now() - 30 * DAY_MS, world.now()].map((at) => new Date(at).toISOString())
  const range = { from, to, timezone: 'Europe/Warsaw', basis: 'gross', compare: 'previous' }
  const { rows } = await read<{ rows: SoldRow[] }>('/api/analytics/get', { ...range, tab: 'content' })
  const row = rows.find(({ dmRevenue, massRevenue }) => dmRevenue > 0 && massRevenue > 0)
  if (!row) return expect.fail('No item sold both ways')
  const { media, sends, unlocks, dmRevenue, massRevenue } = row
  const figures = await read<WireResponseOf<typeof getVaultFigures>>('figures', { mediaId: media.mediaId })
  expect(figures).toMatchObject({ sends, unlocks, earned: dmRevenue + massRevenue })
})

it('deleted items are kept for thirty days, and restored', async () => {
  const { world, ask } = await creatorClient('vault')
  const idsIn = async (vault: Awaited<ReturnType<typeof creatorClient>>, state?: string) => {
    const asked = { query: '', sort: 'newest', limit: 200, ...(state && { state }) }
    const { data } = await vault.read<WireResponseOf<typeof listVault>>('list', asked)
    return (data ?? []).map((item) => item?.mediaId)
  }
  const now = await creatorClient('vault', { world })
  await ask('delete', { mediaIds: ['media-1-3', 'media-1-4'] })
  expect(await idsIn(now)).not.toContain('media-1-3')
  expect(await idsIn(now, 'trash')).toHaveLength(2)
  await ask('restore', { mediaIds: ['media-1-3'] })
  expect(await idsIn(now)).toContain('media-1-3')
  await world.setFaults({ clockSkewMs: 31 * DAY_MS })
  expect(await idsIn(await creatorClient('vault', { world }), 'trash')).toEqual([])
})

it('what a fan has is shown to who works in the vault or in chats, and to no one else', async () => {
  const { world, ask } = await creatorClient('vault')
  const status = async () => (await ask('usage', { userId: 'fan-7', mediaIds: ['media-1-1'] })).status
  world.state.permissions['staff-02'] = { vault: 'off', messages: 'view' }
  expect(await status()).toBe(200)
  world.state.permissions['staff-02'] = { vault: 'off', messages: 'off' }
  expect(await status()).toBe(403)
})

it('items of another creator are not found', async () => {
  const { ask } = await creatorClient('vault')
  expect((await ask('delete', { mediaIds: ['media-2-3'] })).status).toBe(404)
})
