import { describe, expect, it } from 'vitest'

import { DAY_MS } from '../../seed/calendar'
import { MockClient } from '../../testing/mock-client'

interface Totals {
  gross: number
  net: number
  agencyShare: number
  chatterCost: number
  margin: number
}
interface Members {
  creatorId: string
  activeMembers: number
  churn: number | null
}
interface Answer {
  totals: Totals
  previous: Totals
  series: (Totals & { byType: Record<string, number> })[]
  bridge: Totals & { platformFee: number; creatorsShare: number }
  creators: (Totals & Members)[]
}

async function overview(days: number, timezone = 'Europe/Warsaw', basis = 'gross'): Promise<Answer> {
  const visitor = await MockClient.as('daria')
  const from = new Date(Date.now() - days * DAY_MS).toISOString()
  const body = { from, to: new Date().toISOString(), timezone, basis, compare: 'previous' }
  return (await visitor.send('/api/agency/overview/get', { body })).body as unknown as Answer
}

const sum = (list: readonly number[]) => list.reduce((total, amount) => total + amount, 0)

describe('the overview’s money', () => {
  it.each([
    [1, 'Europe/Warsaw'],
    [28, 'America/New_York'],
    [90, 'Asia/Tokyo'],
  ])('adds up over %i days in %s: bridge, steps and creators', async (days, timezone) => {
    const { totals, bridge, series, creators } = await overview(days, timezone)
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
    const active = ({ creators }: Answer) => creators.map((one) => [one.creatorId, one.activeMembers])
    const answers = [await overview(1), await overview(7), await overview(28)]
    expect(answers.map(active)).toEqual(answers.map(() => active(answers[0] as Answer))) // three responses
    const visitor = await MockClient.as('daria')
    const body = { query: '', sort: { by: 'name', descending: false }, limit: 100 }
    const list = (await visitor.send('/api/agency-util/search/agency', { body })).body as unknown as {
      data: { creator: { userId: string }; activeMembers: number }[]
    }
    const listed = new Map(list.data.map((row) => [row.creator.userId, row.activeMembers]))
    for (const { creatorId, activeMembers, churn } of answers.flatMap(({ creators }) => creators)) {
      expect(activeMembers).toBe(listed.get(creatorId))
      expect(churn ?? 0).toBeLessThanOrEqual(1)
    }
  })
})
