import { expect, it } from 'vitest'

import { MockClient } from '../../testing/mock-client'

const DAY_MS = 24 * 60 * 60_000
const range = () => ({
  from: new Date(Date.now() - 28 * DAY_MS).toISOString(),
  to: new Date().toISOString(),
  timezone: 'Europe/Warsaw',
  basis: 'gross',
  compare: 'previous',
})
const dashboard = () => ({ ...range(), unpostedDays: 30, weekStart: 1 })

async function signedIn(email: string) {
  const visitor = new MockClient()
  await visitor.signIn(email)
  return visitor
}

it('saves a goal with its progress, changes and removes it', async () => {
  const visitor = await signedIn('robin@northlight.agency')
  const goals = async () => {
    const { body } = await visitor.sendAsCreator('/api/dashboard/get', dashboard())
    return (body as unknown as { goals: { metric: string; value: number; current: number }[] }).goals
  }
  const save = (body: object) => visitor.sendAsCreator('/api/dashboard/goal/save', body)
  expect((await save({ metric: 'profileVisits', period: 'month', value: 5000 })).status).toBe(200)
  const kept = (await goals()).find(({ metric }) => metric === 'profileVisits')
  expect(kept).toMatchObject({ value: 5000, period: 'month' })
  expect(kept?.current).toBeGreaterThan(0)
  await save({ metric: 'dmRevenue', period: 'month', value: null })
  expect((await goals()).map(({ metric }) => metric)).not.toContain('dmRevenue')
})

it.each([0, -5, 1.5, 1e12])('rejects %d as a goal and names the field', async (value) => {
  const visitor = await signedIn('robin@northlight.agency')
  const { status, body } = await visitor.sendAsCreator('/api/dashboard/goal/save', {
    metric: 'newMembers',
    period: 'week',
    value,
  })
  expect([status, (body as unknown as { fields: object }).fields]).toEqual([
    422,
    expect.objectContaining({ value: expect.anything() }),
  ])
})

it('an account manager reads the dashboard but cannot set goals; a chatter gets neither page', async () => {
  const manager = await signedIn('hana@northlight.agency')
  const creatorId = (await ownCreator(manager)) ?? ''
  expect((await manager.sendAsCreator('/api/dashboard/get', dashboard(), creatorId)).status).toBe(200)
  const goal = { metric: 'newMembers', period: 'week', value: 5 }
  expect((await manager.sendAsCreator('/api/dashboard/goal/save', goal, creatorId)).status).toBe(403)
  const chatter = await signedIn('ana@northlight.agency')
  const own = (await ownCreator(chatter)) ?? ''
  for (const [path, body] of [
    ['/api/dashboard/get', dashboard()],
    ['/api/analytics/get', { ...range(), tab: 'overview' }],
    ['/api/analytics/cohorts/get', { timezone: 'UTC' }],
    ['/api/analytics/top-fans/list', { ...range(), limit: 5 }],
  ] as const)
    expect((await chatter.sendAsCreator(path, body, own)).status).toBe(403)
})

async function ownCreator(visitor: MockClient): Promise<string | undefined> {
  const { body } = await visitor.send('/api/internal/chatter/creators/list')
  return (body as unknown as { data: { creatorId: string }[] }).data[0]?.creatorId
}

it('hides every amount from callers who may not see spend', async () => {
  const visitor = await signedIn('robin@northlight.agency')
  visitor.world.state.permissions['person-all'] = { canSeeSpend: false }
  const asked = async (path: string, body: object) =>
    (await visitor.sendAsCreator(path, body)).body as unknown
  const { cards, goals, actions } = (await asked('/api/dashboard/get', dashboard())) as {
    cards: Record<string, unknown>
    goals: { metric: string }[]
    actions: Record<string, unknown>
  }
  expect([cards['dmRevenue'], cards['membershipRevenue']]).toEqual([null, null])
  expect(cards['newMembers']).not.toBeNull()
  expect(goals.map(({ metric }) => metric)).toEqual(['newMembers'])
  expect(JSON.stringify(actions)).not.toMatch(/"(spend|earned)":\d/)
  for (const tab of ['overview', 'messages', 'mass', 'fans', 'content', 'traffic']) {
    const answer = JSON.stringify(await asked('/api/analytics/get', { ...range(), tab }))
    expect(answer).not.toMatch(/"(revenue|cost|spent|average|dmRevenue|massRevenue|ppvRevenue)":[1-9]/)
  }
})
