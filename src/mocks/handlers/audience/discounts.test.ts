import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { listDiscounts } from '@/api/calls/creator/discounts'

import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

type Listed = WireResponseOf<typeof listDiscounts>
const DAY_MS = 86_400_000

async function manager(email = 'viktor@northlight.agency') {
  const world = createWorld()
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken('creator-01')
  const ask = (path: string, body: object = {}) => visitor.send(`/api/discounts/${path}`, { bearer, body })
  const list = async () => ((await ask('list')).body as unknown as Listed).data ?? []
  const iso = (days: number) => new Date(world.now() + days * DAY_MS).toISOString()
  const settings = {
    name: 'Spring',
    percent: 20,
    tiers: [],
    audience: 'all',
    listId: null,
    from: iso(100),
    to: iso(110),
    cap: null,
    code: 'SPRING-20',
  }
  return { ask, list, iso, settings, world }
}

describe('the discounts of a creator', () => {
  it('are used by members at the lowered price, up to their cap', async () => {
    const { list } = await manager()
    const all = await list()
    const [used, scheduled] = [
      all.find((one) => one?.name === 'First month'),
      all.find((one) => one?.code === 'WINTER50'),
    ]
    expect(used?.used).toBeGreaterThan(30)
    const lowest = Math.round(999 * 0.7)
    const highest = Math.round(3999 * 0.7)
    expect(used?.revenue).toBeGreaterThanOrEqual((used?.used ?? 0) * lowest)
    expect(used?.revenue).toBeLessThanOrEqual((used?.used ?? 0) * highest)
    expect(scheduled).toMatchObject({ used: 0, revenue: 0 })
    for (const one of all) expect(one?.used).toBeLessThanOrEqual(one?.cap ?? Infinity)
  })

  it('are created once, listed first, with an upper-case code', async () => {
    const { ask, list, settings } = await manager()
    const body = { ...settings, clientId: 'c-1', code: 'spring-20' }
    const first = await ask('create', body)
    expect((await ask('create', body)).body).toEqual(first.body)
    const found = (await list()).filter((one) => one?.name === 'Spring')
    expect(found).toEqual([expect.objectContaining({ code: 'SPRING-20', used: 0 })])
    expect((await list())[0]?.name).toBe('Spring')
  })

  it.each([
    ['name', { name: ' ' }, 422],
    ['percent', { percent: 0 }, 422],
    ['percent', { percent: 12.5 }, 422],
    ['code', { code: 'no code' }, 422],
    ['code', { code: 'winter50' }, 409],
    ['listId', { audience: 'list' }, 422],
    ['listId', { audience: 'list', listId: 'list-9-1' }, 422],
    ['cap', { cap: 0 }, 422],
    ['to', { to: new Date(0).toISOString(), from: new Date(-1).toISOString() }, 422],
    ['to', { to: new Date(0).toISOString() }, 422],
  ])('are rejected at %s for %j', async (field, part, status) => {
    const { ask, settings } = await manager()
    const answer = await ask('create', { ...settings, clientId: 'c-2', ...part })
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body['fields'] ?? {})).toEqual([field])
  })

  it('do not overlap with another one for the same fans', async () => {
    const { ask, settings, iso } = await manager()
    const now = { ...settings, clientId: 'c-3', from: iso(0), code: null, audience: 'new' }
    const refused = await ask('create', now)
    expect(refused.status).toBe(409)
    expect(refused.body['fields']).toMatchObject({ from: expect.anything() as unknown })
    expect((await ask('create', { ...now, code: 'NEW-ONES' })).status).toBe(200)
  })

  it('keep their terms once they have started', async () => {
    const { ask, list } = await manager()
    const one = (await list()).find((discount) => discount?.name === 'Come back')
    const settings = { ...one, used: undefined, revenue: undefined, endedAt: undefined }
    const later = await ask('update', { ...settings, name: 'Come back soon', cap: 300 })
    expect(later.body).toMatchObject({ name: 'Come back soon', cap: 300, used: one?.used })
    expect((await ask('update', { ...settings, percent: 45 })).status).toBe(409)
    expect((await ask('update', { ...settings, cap: 1 })).body['fields']).toHaveProperty('cap')
  })

  it('end once, and keep what members paid', async () => {
    const { ask, list } = await manager()
    const one = (await list()).find((discount) => discount?.name === 'First month')
    const ended = await ask('end', { discountId: one?.discountId })
    expect(ended.body).toMatchObject({ used: one?.used, revenue: one?.revenue })
    expect((await ask('end', { discountId: one?.discountId })).status).toBe(409)
    expect((await ask('end', { discountId: 'none' })).status).toBe(404)
  })

  it('are closed to a chatter unless the agency opens them', async () => {
    const { ask, settings } = await manager('ana@northlight.agency')
    expect((await ask('list')).status).toBe(403)
    expect((await ask('create', { ...settings, clientId: 'c-4' })).status).toBe(403)
  })

  it('are read-only for callers with view permission', async () => {
    const { ask, settings, world } = await manager()
    world.state.permissions['staff-02'] = { discountsTrials: 'view', canSeeSpend: false }
    const { status, body } = await ask('list')
    expect(status).toBe(200)
    for (const one of (body as unknown as Listed).data ?? []) expect(one?.revenue).toBeNull()
    expect((await ask('create', { ...settings, clientId: 'c-5' })).status).toBe(403)
  })
})
