import { expect, it } from 'vitest'

import { getPerformance, listUnansweredTurns } from '@/api/calls/agency/performance'

import { allPages, MockClient } from '../../testing/mock-client'
import { lastDays } from '../../testing/performance-fixture'

it('lists as many unanswered turns as the figure, in total and by person and creator', async () => {
  const visitor = await MockClient.as('viktor')
  const span = lastDays(2)
  const turnsOf = (of: { userIds?: string[]; creatorIds?: string[] }) =>
    allPages((lastId) => visitor.call(listUnansweredTurns, { ...span, ...of, limit: 30, lastId }))
  const cut = { timezone: 'UTC', basis: 'net', groupBy: 'creator_employee' } as const
  const { rows, totals } = await visitor.call(getPerformance, { ...span, ...cut })
  const turns = await turnsOf({})
  expect(totals.unansweredTurns).toBeGreaterThan(30)
  expect(new Set(turns.map(({ turnId }) => turnId)).size).toBe(totals.unansweredTurns)
  expect(turns).toEqual(turns.toSorted((a, b) => b.at - a.at))
  const row = rows.find(({ unansweredTurns }) => unansweredTurns > 1) ?? expect.fail('no such row')
  const own = await turnsOf({ userIds: [row.userId ?? ''], creatorIds: [row.creatorId ?? ''] })
  expect(own).toHaveLength(row.unansweredTurns)
  expect(new Set(own.map(({ userId, creatorId }) => `${userId} ${creatorId}`)).size).toBe(1)
})
