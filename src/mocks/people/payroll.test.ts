import { expect, it } from 'vitest'

import { monthsUntil, payPeriodOf } from '@/domain/pay-period'

import { periodOf } from '../performance/scope'
import { statementsOf } from '../performance/statement'
import { AGENCY_TIME_ZONE as timezone, DAY_MS } from '../seed/calendar'
import { ask, desks } from './stage'
import { payrollDays } from './payroll'

it('the payroll file and the statements of a month say the same hours of everybody', () => {
  const { world } = desks()
  for (const month of monthsUntil(world.now(), timezone, 3)) {
    const span = payPeriodOf(month, timezone)
    const period = { from: Date.parse(span.from), to: Date.parse(span.to) }
    const clocked = new Map<string, number>()
    for (const day of payrollDays(world, { ...period, timezone, userIds: undefined })) {
      clocked.set(day.userId, (clocked.get(day.userId) ?? 0) + day.clocked)
      expect(day.day.slice(0, 7)).toBe(month)
      expect(day.active).toBeLessThanOrEqual(day.clocked)
    }
    const worked = statementsOf(world, span, periodOf(world, span)).filter(({ hours }) => hours > 0)
    expect(worked.length).toBeGreaterThan(30)
    expect(Object.fromEntries(clocked)).toEqual(
      Object.fromEntries(worked.map(({ userId, hours }) => [userId, hours])),
    )
  }
})

it('work logs and the payroll file are there for the longest period that can be chosen', async () => {
  const stage = desks()
  await stage.begin()
  const manager = await stage.at('viktor')
  const now = stage.world.now()
  const longest = {
    from: new Date(now - 400 * DAY_MS).toISOString(),
    to: new Date(now).toISOString(),
    timezone,
  }
  const days = { ...longest, query: '', sort: { by: 'day', descending: true }, limit: 100 }
  expect((await ask(manager, '/api/agency/work-logs/days', days)).status).toBe(200)
  const file = { ...longest, format: 'csv' }
  expect((await ask(manager, '/api/agency/work-logs/export', file)).status).toBe(200)
  const longer = { ...days, from: new Date(now - 402 * DAY_MS).toISOString() }
  expect((await ask(manager, '/api/agency/work-logs/days', longer)).status).toBe(422)
})
