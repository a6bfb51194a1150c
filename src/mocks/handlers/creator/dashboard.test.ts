import { expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { getDashboard } from '@/api/calls/creator/dashboard'
import type { listVault } from '@/api/calls/creator/vault'

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

it('hides every amount of the analytics, and goals in money, from callers who may not see spend', async () => {
  const visitor = await signedIn('robin@northlight.agency')
  visitor.world.state.permissions['person-all'] = { canSeeSpend: false }
  const asked = async (path: string, body: object) => (await visitor.sendAsCreator(path, body)).body
  const { goals } = await asked('/api/dashboard/get', dashboard())
  expect(goals).toMatchObject([{ metric: 'newMembers' }])
  for (const tab of ['overview', 'mass', 'fans', 'content', 'traffic']) {
    const answer = JSON.stringify(await asked('/api/analytics/get', { ...range(), tab }))
    expect(answer).not.toMatch(/"(revenue|cost|spent|average|dmRevenue|massRevenue|ppvRevenue)":[1-9]/)
  }
})

it('counts as unposted what the vault finds for as many days', async () => {
  const visitor = await signedIn('viktor@northlight.agency')
  const read = async <Answer>(path: string, body: object) =>
    (await visitor.sendAsCreator(path, body)).body as Answer
  for (const unpostedDays of [7, 30, 90]) {
    const { actions } = await read<WireResponseOf<typeof getDashboard>>('/api/dashboard/get', {
      ...dashboard(),
      unpostedDays,
    })
    const found = { query: '', sort: 'earned', limit: 6, unpostedDays }
    const { total, data } = await read<WireResponseOf<typeof listVault>>('/api/vault/list', found)
    expect(total).toBe(actions.unpostedCount)
    expect(data?.map((row) => row?.mediaId)).toEqual(actions.unposted?.map((row) => row?.media.mediaId))
  }
})
