import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { getTrackingLinkStats, listTrackingLinks } from '@/api/calls/creator/tracking-links'

import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

type Listed = WireResponseOf<typeof listTrackingLinks>
type Stats = WireResponseOf<typeof getTrackingLinkStats>
const DAY_MS = 86_400_000

async function manager(email = 'viktor@northlight.agency') {
  const world = createWorld()
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken('creator-01')
  const ask = (path: string, body: object = {}) => visitor.send(`/api/${path}`, { bearer, body })
  const range = {
    from: new Date(world.now() - 28 * DAY_MS).toISOString(),
    to: new Date(world.now()).toISOString(),
    timezone: 'Europe/Warsaw',
  }
  const list = async () => ((await ask('tracking-links/list', range)).body as unknown as Listed).data ?? []
  const traffic = async () => {
    const { body } = await ask('analytics/get', {
      ...range,
      tab: 'traffic',
      basis: 'gross',
      compare: 'none',
    })
    return body as unknown as {
      rows: { linkId: string; clicks: number }[]
      totals: Record<'clicks' | 'members' | 'revenue' | 'cost', number>
    }
  }
  return { ask, list, traffic, range, world }
}

const create = {
  clientId: 'l-1',
  name: 'Podcast',
  source: 'partner',
  tag: 'Podcast 12',
  rate: 12_000,
  basis: 'once',
}
const FIGURES = ['clicks', 'members', 'spenders', 'revenue', 'cost'] as const

describe('tracking links', () => {
  it('agree with the Traffic tab about the same range, to the cent', async () => {
    const { list, traffic } = await manager()
    const links = await list()
    const { rows } = await traffic()
    expect(links).toHaveLength(5)
    for (const link of links)
      expect(rows.find(({ linkId }) => linkId === link?.linkId)).toMatchObject(
        Object.fromEntries(FIGURES.map((figure) => [figure, link?.[figure]])),
      )
  })

  it('have stats whose steps add up to their row', async () => {
    const { ask, list, range } = await manager()
    const [link] = await list()
    const { body } = await ask('tracking-links/stats', { linkId: link?.linkId, ...range })
    const { series, totals } = body as unknown as Stats
    const sum = (figure: 'clicks' | 'members') => series.reduce((all, step) => all + step[figure], 0)
    expect([sum('clicks'), sum('members')]).toEqual([link?.clicks, link?.members])
    expect(totals).toMatchObject({ clicks: link?.clicks, revenue: link?.revenue })
  })

  it('are created once, with no counts, and with the cost of that day', async () => {
    const { ask, list, traffic, world } = await manager()
    const { body } = await ask('tracking-links/create', create)
    expect((await ask('tracking-links/create', create)).body).toEqual(body)
    expect(body).toMatchObject({ url: expect.stringContaining('/podcast-12') as string })
    world.state.offers.links['creator-01']?.forEach((link) => {
      if (link.place === null) link.createdAt -= DAY_MS
    })
    const added = (await list()).find((link) => link?.name === 'Podcast')
    expect(added).toMatchObject({ clicks: 0, members: 0, revenue: 0, cost: 12_000, tag: 'podcast-12' })
    expect((await traffic()).rows.some(({ linkId }) => linkId === added?.linkId)).toBe(true)
  })

  it('keep their tag, and apply a new rate everywhere', async () => {
    const { ask, list, traffic } = await manager()
    const link = (await list())[0]
    const settings = { name: 'Bio link', source: 'instagram', rate: 100, basis: 'day' }
    expect((await ask('tracking-links/update', { linkId: link?.linkId, ...settings })).status).toBe(200)
    const after = (await list())[0]
    expect(after).toMatchObject({ name: 'Bio link', tag: link?.tag, cost: 2800 })
    const sum = (await list()).reduce((all, one) => all + (one?.cost ?? 0), 0)
    expect((await traffic()).totals.cost).toBe(sum)
  })

  it.each([
    ['name', { name: ' ' }, 422],
    ['tag', { tag: 'a' }, 422],
    ['tag', { tag: 'süd' }, 422],
    ['tag', { tag: 'TIKTOK' }, 409],
    ['rate', { rate: -1 }, 422],
  ])('are rejected at %s for %j', async (field, part, status) => {
    const { ask } = await manager()
    const answer = await ask('tracking-links/create', { ...create, ...part })
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body['fields'] ?? {})).toEqual([field])
  })

  it('stop counting once deactivated, without losing visits in the totals', async () => {
    const { ask, list, traffic, world } = await manager()
    const before = await traffic()
    const link = (await list())[0]
    await ask('tracking-links/deactivate', { linkId: link?.linkId })
    world.state.offers.links['creator-01']?.forEach((one) => {
      if (one.linkId === link?.linkId) one.deactivatedAt = world.now() - 10 * DAY_MS
    })
    const after = await traffic()
    const row = after.rows.find(({ linkId }) => linkId === link?.linkId)
    expect(row?.clicks).toBeLessThan(link?.clicks ?? 0)
    expect(after.totals.clicks).toBe(before.totals.clicks)
    expect(after.totals.revenue).toBe(before.totals.revenue)
    expect((await ask('tracking-links/deactivate', { linkId: link?.linkId })).status).toBe(409)
  })

  it('are shared by a revocable page, without amounts for callers who may not see them', async () => {
    const { ask, list, world } = await manager()
    const link = (await list())[0]
    const share = (isShared: boolean, showsRevenue = true) =>
      ask('tracking-links/share', { linkId: link?.linkId, isShared, showsRevenue })
    const { body } = await share(true)
    expect(body['share']).toMatchObject({
      url: expect.stringMatching(/^https:\/\/partners\./) as string,
      showsRevenue: true,
    })
    expect((await list())[0]?.share).toEqual(body['share'])
    world.state.permissions['staff-02'] = { canSeeSpend: false }
    expect((await share(true)).body['share']).toMatchObject({ showsRevenue: false })
    expect((await share(false)).body['share']).toBeNull()
    expect((await list())[0]).toMatchObject({ share: null, revenue: null, cost: null })
  })

  it('are closed to a chatter', async () => {
    const { ask, range } = await manager('ana@northlight.agency')
    expect((await ask('tracking-links/list', range)).status).toBe(403)
  })
})
