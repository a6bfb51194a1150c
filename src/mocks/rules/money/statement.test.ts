import { expect, it } from 'vitest'

import { AGENCY_TIME_ZONE, DAY_MS, iso } from '../../seed/calendar'
import { correctionsIn } from '../shifts/corrections'
import { createWorld } from '../../state/world'
import { periodOf } from '../performance/period'
import { sendForBody, managerClient, agencyMonth, statusOf } from '../../testing/performance-fixture'
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
  const visitor = await managerClient()
  const of = { userId: 'staff-05', ...agencyMonth() }
  const [get, sign] = ['/api/agency/statements/get', '/api/agency/statements/approve']
  const { total } = await sendForBody<{ total: number; state: string }>(visitor, get, of)
  const add = { clientId: 'a-3', amount: 900, reason: 'Night' }
  await sendForBody(visitor, '/api/agency/statements/adjust', { ...of, add })
  expect(await statusOf(visitor, sign, { ...of, approved: true, total })).toBe(409)
  expect((await sendForBody<{ total: number; state: string }>(visitor, get, of)).state).toBe('open')
  const signed = await sendForBody<{ total: number; state: string }>(visitor, sign, {
    ...of,
    approved: true,
    total: total + 900,
  })
  expect([signed.state, signed.total]).toEqual(['approved', total + 900])
})
