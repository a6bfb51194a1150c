import { beforeEach, describe, expect, it } from 'vitest'

import { getOverview } from '@/api/calls/agency/agency'
import { getAgencyCreator, inviteCreator, updateAgencyCreator } from '@/api/calls/agency/agency-creators'
import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { getCreatorNotes, getCreatorToken, listAssignedCreators } from '@/api/calls/chatter/chatter'
import type { CreatorStatus } from '@/domain/agency/creator-status'
import { rangeOfPeriod } from '@/domain/time/period'

import { createPeopleFixture, NOON } from '../../testing/people-fixture'
import type { MockClient } from '../../testing/mock-client'

const MILA = 'creator-01'
const of = { creatorAgencyId: 'ca-01' }

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
  const { director } = people
  const overview = await director.call(getOverview, { ...range, basis: 'gross', compare: 'none' })
  const byEarned = { query: '', limit: 100, sort: { by: 'earned', descending: true } } as const
  const { data } = await director.call(searchAgencyCreators, byEarned)
  const earned = new Map(data.map((row) => [row.creator.userId, row.earned?.amount]))
  expect(overview.creators.length).toBeGreaterThan(5)
  for (const { creatorId, gross } of overview.creators) expect(earned.get(creatorId)).toBe(gross)
})

describe('a creator’s money', () => {
  const rates = { rate: 0.5, granularRates: { tips: 0.25 }, passesRate: 0.2, isNet: true }

  it('is visible to managers, changed by directors, and hidden from others', async () => {
    const get = async (visitor: MockClient) =>
      (await visitor.call(getAgencyCreator, { creatorId: MILA })).rate
    expect(await get(people.accountManager)).toBeNull()
    expect(await get(people.manager)).toBe(0.42)
    expect((await people.chatter.call(getCreatorNotes, { creatorId: MILA })).rate).toBeNull()
    const change = { ...of, ...rates }
    expect((await people.manager.outcomeOf(updateAgencyCreator, change)).status).toBe(403)
    await people.director.call(updateAgencyCreator, change)
    expect(await get(people.manager)).toBe(0.5)
    const name = { ...of, name: 'Mila' }
    expect((await people.manager.outcomeOf(updateAgencyCreator, name)).status).toBe(200)
  })
})

describe('the agency’s information about a creator', () => {
  it('hides a creator from chatters', async () => {
    const { manager, chatter } = people
    const shown = async () =>
      (await chatter.call(listAssignedCreators, undefined)).data.map(({ creatorId }) => creatorId)
    expect(await shown()).toContain(MILA)
    await manager.call(updateAgencyCreator, { ...of, isHidden: true })
    expect(await shown()).not.toContain(MILA)
    expect((await chatter.outcomeOf(getCreatorToken, { creatorId: MILA })).status).toBe(403)
  })

  it('ends the work with a creator for directors only, and begins again by an invitation alone', async () => {
    const { director, manager } = people
    const to = (status: CreatorStatus) => ({ ...of, status })
    expect((await manager.outcomeOf(updateAgencyCreator, to('ended'))).status).toBe(403)
    expect((await director.call(updateAgencyCreator, to('ended'))).status).toBe('ended')
    const back = await director.outcomeOf(updateAgencyCreator, to('active'))
    expect(back).toMatchObject({ status: 409, key: 'stale_update' })
    const invite = { usernameOrEmail: 'milahart', rate: 0.4, isNet: true, message: '' }
    expect((await director.outcomeOf(inviteCreator, invite)).status).toBe(200)
  })
})
