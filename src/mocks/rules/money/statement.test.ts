import { expect, it } from 'vitest'

import { AGENCY_TIME_ZONE, DAY_MS, iso } from '../../seed/calendar'
import { correctionsIn } from '../shifts/corrections'
import { createWorld } from '../../state/world'
import { periodOf } from '../performance/period'
import { agencyMonth, statusOf } from '../../testing/performance-fixture'
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
  const [get, sign] = ['/api/agency/statements/get', '/api/agency/statements/approve']
  const { total } = await visitor.read<{ total: number; state: string }>(get, of)
  const add = { clientId: 'a-3', amount: 900, reason: 'Night' }
  await visitor.read('/api/agency/statements/adjust', { ...of, add })
  expect(await statusOf(visitor, sign, { ...of, approved: true, total })).toBe(409)
  expect((await visitor.read<{ total: number; state: string }>(get, of)).state).toBe('open')
  const signed = await visitor.read<{ total: number; state: string }>(sign, {
    ...of,
    approved: true,
    total: total + 900,
  })
  expect([signed.state, signed.total]).toEqual(['approved', total + 900])
})
