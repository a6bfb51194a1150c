import { describe, expect, it } from 'vitest'

import { getOverview } from '@/api/calls/agency/agency'
import { searchAgencyCreators } from '@/api/calls/agency/agency-util'

import { DAY_MS, iso } from '../../seed/calendar'
import { MockClient } from '../../testing/mock-client'

async function overview(days: number, timezone = 'Europe/Warsaw') {
  const visitor = await MockClient.as('daria')
  const range = { from: iso(Date.now() - days * DAY_MS), to: iso(Date.now()), timezone }
  return await visitor.call(getOverview, { ...range, basis: 'gross', compare: 'previous' })
}

const sum = (list: readonly (number | null)[]) =>
  list.reduce<number>((total, amount) => total + (amount ?? expect.fail('an amount is hidden')), 0)

describe('the overview’s money', () => {
  it.each([
    [1, 'Europe/Warsaw'],
    [28, 'America/New_York'],
    [90, 'Asia/Tokyo'],
  ])('adds up over %i days in %s: bridge, steps and creators', async (days, timezone) => {
    const { totals, series, creators, ...answer } = await overview(days, timezone)
    const bridge = answer.bridge ?? expect.fail('the bridge is hidden')
    expect(bridge.gross - bridge.platformFee).toBe(bridge.net)
    expect(bridge.net - bridge.creatorsShare).toBe(bridge.agencyShare)
    expect(bridge.agencyShare - bridge.chatterCost).toBe(bridge.margin)
    for (const key of ['gross', 'net', 'agencyShare', 'chatterCost', 'margin'] as const) {
      expect(bridge[key]).toBe(totals[key])
      expect(sum(series.map((step) => step[key]))).toBe(totals[key])
    }
    for (const key of ['gross', 'net', 'agencyShare'] as const) {
      expect(sum(creators.map((creator) => creator[key]))).toBe(totals[key])
    }
    for (const step of series) expect(sum(Object.values(step.byType))).toBe(step.gross)
  })

  it('counts the same active members for every period and in the list of creators', async () => {
    const visitor = await MockClient.as('daria')
    const asked = { query: '', sort: { by: 'name', descending: false }, limit: 100 } as const
    const { data } = await visitor.call(searchAgencyCreators, asked)
    const listed = new Map(data.map((row) => [row.creator.userId, row.activeMembers]))
    for (const days of [1, 7, 28]) {
      const { creators } = await overview(days)
      expect(creators.length).toBeGreaterThan(10)
      for (const { creatorId, activeMembers } of creators)
        expect([creatorId, activeMembers]).toEqual([creatorId, listed.get(creatorId)])
    }
  })
})
