import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { listTrialClaims, listTrials } from '@/api/calls/creator/trials'

import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

type Listed = WireResponseOf<typeof listTrials>
type Claims = WireResponseOf<typeof listTrialClaims>

async function manager(email = 'viktor@northlight.agency') {
  const visitor = new MockClient(createWorld())
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken('creator-01')
  const ask = (path: string, body: object = {}) => visitor.send(`/api/trials/${path}`, { bearer, body })
  const list = async () => ((await ask('list')).body as unknown as Listed).data ?? []
  return { ask, list }
}

const create = {
  clientId: 't-1',
  name: 'Newsletter',
  tier: 'advanced',
  days: 7,
  cap: 50,
  expiresAt: null,
  listId: 'list-1-6',
}

describe('the trials of a creator', () => {
  it('add up over their claims, to the cent', async () => {
    const { ask, list } = await manager()
    const trials = await list()
    for (const trial of trials) {
      const { body } = await ask('claims', { trialId: trial?.trialId, limit: 200 })
      const { data, total } = body as unknown as Claims
      const claims = data ?? []
      expect(total).toBe(trial?.claims)
      expect(claims).toHaveLength(trial?.claims ?? -1)
      expect(claims.reduce((sum, claim) => sum + (claim?.revenue ?? 0), 0)).toBe(trial?.revenue)
      expect(claims.filter((claim) => claim?.convertedAt).length).toBe(trial?.converted)
    }
    expect(trials.some((trial) => (trial?.claims ?? 0) >= 10)).toBe(true)
    expect(trials.some((trial) => (trial?.converted ?? 0) > 0)).toBe(true)
  })

  it('never give one fan two trials', async () => {
    const { ask, list } = await manager()
    const fans: (string | undefined)[] = []
    for (const trial of await list()) {
      const { body } = await ask('claims', { trialId: trial?.trialId, limit: 200 })
      fans.push(...((body as unknown as Claims).data ?? []).map((claim) => claim?.userId))
    }
    expect(new Set(fans).size).toBe(fans.length)
  })

  it('are created once, with their own link', async () => {
    const { ask, list } = await manager()
    const { body } = await ask('create', create)
    expect((await ask('create', create)).body).toEqual(body)
    expect(body).toMatchObject({ claims: 0, converted: 0, revenue: 0, listId: 'list-1-6' })
    const urls = (await list()).map((trial) => trial?.url)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls).toHaveLength(5)
  })

  it.each([
    ['name', { name: '' }],
    ['days', { days: 0 }],
    ['days', { days: 366 }],
    ['cap', { cap: -1 }],
    ['listId', { listId: 'list-9-9' }],
    ['expiresAt', { expiresAt: new Date(0).toISOString() }],
    ['expiresAt', { expiresAt: 'tomorrow' }],
  ])('are rejected at %s for %j', async (field, part) => {
    const { ask } = await manager()
    const { status, body } = await ask('create', { ...create, ...part })
    expect(status).toBe(422)
    expect(Object.keys(body['fields'] ?? {})).toEqual([field])
  })

  it('change their limits, but not below the claims so far', async () => {
    const { ask, list } = await manager()
    const trial = (await list()).find((one) => (one?.claims ?? 0) > 2)
    const limits = { trialId: trial?.trialId, name: 'Listeners', cap: 1000, expiresAt: null, listId: null }
    expect((await ask('update', limits)).body).toMatchObject({
      name: 'Listeners',
      cap: 1000,
      days: trial?.days,
    })
    expect((await ask('update', { ...limits, cap: 1 })).status).toBe(422)
  })

  it('are deactivated once, and keep their claims', async () => {
    const { ask, list } = await manager()
    const trial = (await list())[0]
    const off = await ask('deactivate', { trialId: trial?.trialId })
    expect(off.body).toMatchObject({ claims: trial?.claims, deactivatedAt: expect.any(String) as string })
    expect((await ask('deactivate', { trialId: trial?.trialId })).status).toBe(409)
    expect((await ask('claims', { trialId: 'none', limit: 10 })).status).toBe(404)
  })

  it('are closed to a chatter', async () => {
    const { ask } = await manager('ana@northlight.agency')
    expect((await ask('list')).status).toBe(403)
    expect((await ask('create', create)).status).toBe(403)
  })
})
