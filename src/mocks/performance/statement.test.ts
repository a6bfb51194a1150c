import { expect, it } from 'vitest'

import { AGENCY_TIME_ZONE, DAY_MS, iso } from '../seed/calendar'
import { correctionsIn } from '../people/corrections'
import { createWorld } from '../world'
import { periodOf } from './scope'
import { ask, manager, month, statusOf } from './stage'
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
  const visitor = await manager()
  const of = { userId: 'staff-05', ...month() }
  const [get, sign] = ['/api/agency/statements/get', '/api/agency/statements/approve']
  const { total } = await ask<{ total: number; state: string }>(visitor, get, of)
  const add = { clientId: 'a-3', amount: 900, reason: 'Night' }
  await ask(visitor, '/api/agency/statements/adjust', { ...of, add })
  expect(await statusOf(visitor, sign, { ...of, approved: true, total })).toBe(409)
  expect((await ask<{ total: number; state: string }>(visitor, get, of)).state).toBe('open')
  const signed = await ask<{ total: number; state: string }>(visitor, sign, {
    ...of,
    approved: true,
    total: total + 900,
  })
  expect([signed.state, signed.total]).toEqual(['approved', total + 900])
})
