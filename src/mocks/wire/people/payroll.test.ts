import fc from 'fast-check'
import { expect, it } from 'vitest'

import { addDays, dayOf, startOfDay } from '@/domain/time/day'
import { latestMonths, payPeriodOf } from '@/domain/money/pay-period'

import { periodOf } from '../../rules/performance/period'
import { statementsOf } from '../../rules/money/statement'
import { AGENCY_TIME_ZONE as timezone, iso } from '../../seed/calendar'
import { createPeopleFixture } from '../../testing/people-fixture'
import { payrollDays } from './payroll'
import { listDays } from './work-days'

it('the payroll file and the statements of a month agree on hours', () => {
  const { world } = createPeopleFixture()
  for (const month of latestMonths(world.now(), timezone, 3)) {
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

it('the payroll file and the list of work logs agree on hours for any range of days', () => {
  const { world } = createPeopleFixture()
  const today = dayOf(world.now(), timezone)
  const days = fc.integer({ min: 0, max: 40 })
  fc.assert(
    fc.property(
      days,
      days,
      fc.constantFrom(timezone, 'Asia/Tokyo', 'America/New_York'),
      (ago, length, zone) => {
        const to = startOfDay(addDays(today, 1 - ago), zone)
        const from = startOfDay(addDays(today, -ago - length), zone)
        const asked = { from: iso(from), to: iso(to), timezone: zone, query: '', limit: 2000 }
        const listed = listDays(
          world,
          { ...asked, sort: { by: 'day', descending: true } },
          undefined,
          () => true,
        )
        const paid = payrollDays(world, { from, to, timezone: zone, userIds: undefined })
        const hoursOf = (rows: readonly { userId: string; day: string; clocked: number }[]) =>
          new Map(rows.map(({ userId, day, clocked }) => [`${userId} ${day}`, clocked]))
        const worked = listed.data.map(({ figures, ...row }) => ({ ...row, clocked: figures.worked / 1000 }))
        expect(hoursOf(worked.filter(({ clocked }) => clocked > 0))).toEqual(hoursOf(paid))
        expect(listed.figures.worked / 1000).toBe(paid.reduce((sum, { clocked }) => sum + clocked, 0))
      },
    ),
    { numRuns: 25 },
  )
})
