import { beforeEach, describe, expect, it } from 'vitest'

import { rangeOfPeriod } from '@/domain/time/period'

import { createPeopleFixture, NOON } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

const CREATORS = '/api/agency/creators'
const MILA = 'creator-01'

let stage: ReturnType<typeof createPeopleFixture>
let people: Record<'director' | 'manager' | 'accountManager' | 'chatter', MockClient>

beforeEach(async () => {
  stage = createPeopleFixture()
  await stage.begin()
  people = {
    director: await stage.at('daria'),
    manager: await stage.at('viktor'),
    accountManager: await stage.at('hana'),
    chatter: await stage.at('ana'),
  }
})

it('list and overview agree on what creators earned in the same 28 days', async () => {
  const range = rangeOfPeriod('last_28', 'Europe/Warsaw', NOON)
  const { body: overview } = await people.director.ask<{ creators: { creatorId: string; gross: number }[] }>(
    '/api/agency/overview/get',
    { ...range, basis: 'gross', compare: 'none' },
  )
  const { body: list } = await people.director.ask<{
    data: { creator: { userId: string }; earned: { amount: number } }[]
  }>('/api/agency-util/search/agency', {
    query: '',
    limit: 100,
    lastId: null,
    sort: { by: 'earned', descending: true },
  })
  const earned = new Map(list.data.map((row) => [row.creator.userId, row.earned.amount]))
  expect(overview.creators.length).toBeGreaterThan(5)
  for (const { creatorId, gross } of overview.creators) expect(earned.get(creatorId)).toBe(gross)
})

describe('a creator’s money', () => {
  const rates = { rate: 0.5, granularRates: { tips: 0.25 }, passesRate: 0.2, isNet: true }

  it('is visible to managers, changed by directors, and hidden from others', async () => {
    const get = async (visitor: MockClient) =>
      (await visitor.ask<{ rate: number | null }>(`${CREATORS}/get`, { creatorId: MILA })).body.rate
    expect(await get(people.accountManager)).toBeNull()
    expect(await get(people.manager)).toBe(0.42)
    const notes = await people.chatter.ask<{ rate: number | null }>(
      '/api/internal/chatter/creator-notes/get',
      { creatorId: MILA },
    )
    expect(notes.body.rate).toBeNull()
    const change = { creatorAgencyId: 'ca-01', ...rates }
    expect((await people.manager.ask(`${CREATORS}/update`, change)).status).toBe(403)
    expect((await people.director.ask(`${CREATORS}/update`, change)).status).toBe(200)
    expect(await get(people.manager)).toBe(0.5)
    const name = { creatorAgencyId: 'ca-01', name: 'Mila' }
    expect((await people.manager.ask(`${CREATORS}/update`, name)).status).toBe(200)
  })
})

describe('the agency’s information about a creator', () => {
  it('hides a creator from chatters', async () => {
    await people.manager.ask(`${CREATORS}/update`, { creatorAgencyId: 'ca-01', isHidden: true })
    const { body } = await people.chatter.ask<{ data: { creatorId: string }[] }>(
      '/api/internal/chatter/creators/list',
    )
    expect(body.data.map(({ creatorId }) => creatorId)).not.toContain(MILA)
    const token = await people.chatter.ask('/api/internal/chatter/token', { creatorId: MILA })
    expect(token.status).toBe(403)
  })

  it('ends the work with a creator for directors only, and begins again by an invitation alone', async () => {
    const update = (who: MockClient, status: string) =>
      who.ask<{ status: string }>(`${CREATORS}/update`, { creatorAgencyId: 'ca-01', status })
    expect((await update(people.manager, 'ended')).status).toBe(403)
    expect((await update(people.director, 'ended')).body.status).toBe('ended')
    expect(await update(people.director, 'active')).toMatchObject({ status: 409, key: 'stale_update' })
    const invite = { usernameOrEmail: 'milahart', rate: 0.4, isNet: true, message: '' }
    expect((await people.director.ask(`${CREATORS}/invite`, invite)).status).toBe(200)
  })
})
