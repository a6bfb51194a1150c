import { expect, it } from 'vitest'

import { adjustStatement, approveStatement, getStatement } from '@/api/calls/agency/performance'

import { AGENCY_TIME_ZONE, DAY_MS, iso } from '../../seed/calendar'
import { correctionsIn } from '../shifts/corrections'
import { createWorld } from '../../state/world'
import { periodOf } from '../performance/period'
import { agencyMonth } from '../../testing/performance-fixture'
import { MockClient } from '../../testing/mock-client'
import { statementsOf } from './statement'

it('a statement counts its logs with open corrections, seeded ones too', () => {
  const world = createWorld()
  const pending = correctionsIn(world, 'pending')
  expect(pending.length).toBeGreaterThan(0)
  const span = { from: iso(world.now() - 14 * DAY_MS), to: iso(world.now()), timezone: AGENCY_TIME_ZONE }
  const statements = statementsOf(world, span, periodOf(world, span))
  for (const { userId } of pending) {
    const open = statements.find((statement) => statement.userId === userId)?.openLogs ?? 0
    expect(open, userId).toBeGreaterThan(0)
  }
})

it('statements are signed only as the signer saw them', async () => {
  const visitor = await MockClient.as('viktor')
  const of = { userId: 'staff-05', ...agencyMonth() }
  const { total } = await visitor.call(getStatement, of)
  await visitor.call(adjustStatement, { ...of, add: { clientId: 'a-3', amount: 900, reason: 'Night' } })
  const seen = { ...of, approved: true, total }
  expect(await visitor.outcomeOf(approveStatement, seen)).toMatchObject({ status: 409 })
  expect((await visitor.call(getStatement, of)).state).toBe('open')
  const now = { total: total + 900 }
  expect(await visitor.call(approveStatement, { ...seen, ...now })).toMatchObject({
    state: 'approved',
    ...now,
  })
})
