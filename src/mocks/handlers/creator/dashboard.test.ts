import { expect, it } from 'vitest'

import { getAnalytics } from '@/api/calls/creator/analytics'
import { getDashboard } from '@/api/calls/creator/dashboard'
import { listVault } from '@/api/calls/creator/vault'

import { DAY_MS, iso } from '../../seed/calendar'
import { creatorClient } from '../../testing/creator-client'

const range = () => ({
  from: iso(Date.now() - 28 * DAY_MS),
  to: iso(Date.now()),
  timezone: 'Europe/Warsaw',
  basis: 'gross' as const,
  compare: 'previous' as const,
})
const dashboard = () => ({ ...range(), unpostedDays: 30 as const, weekStart: 1 })

it('hides every amount of the analytics, and goals in money, from callers who may not see spend', async () => {
  const { world, call } = await creatorClient('analytics', { as: 'robin' })
  const shown = /"(revenue|cost|spent|average|dmRevenue|massRevenue|ppvRevenue)":[1-9]/
  const tabs = ['overview', 'mass', 'fans', 'content', 'traffic'] as const
  const answers = async () => {
    const all = []
    for (const tab of tabs) all.push(JSON.stringify(await call(getAnalytics, { ...range(), tab })))
    return all
  }
  for (const answer of await answers()) expect(answer).toMatch(shown)
  world.state.permissions['person-all'] = { canSeeSpend: false }
  for (const answer of await answers()) expect(answer).not.toMatch(shown)
  expect((await call(getDashboard, dashboard())).goals).toMatchObject([{ metric: 'newMembers' }])
})

it('counts as unposted what the vault finds for as many days', async () => {
  const { call } = await creatorClient('dashboard')
  for (const unpostedDays of [7, 30, 90] as const) {
    const { actions } = await call(getDashboard, { ...dashboard(), unpostedDays })
    const found = { query: '', sort: 'earned', limit: 6, unpostedDays } as const
    const { total, data } = await call(listVault, found)
    expect(total).toBe(actions.unpostedCount)
    expect(data.map(({ mediaId }) => mediaId)).toEqual(actions.unposted.map(({ media }) => media.mediaId))
    expect(data.length).toBeGreaterThan(0)
  }
})
