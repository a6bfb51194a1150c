import { expect, it } from 'vitest'

import { updateEmployee } from '@/api/calls/agency/employees'
import { payPeriodOf } from '@/domain/money/pay-period'

import { AGENCY_TIME_ZONE, DAY_MS } from '../../seed/calendar'
import { createPeopleFixture } from '../../testing/people-fixture'
import { dayEdges, everyWorker, periodOf } from '../performance/period'
import { costsByCreator, costsOf } from './chatter-cost'
import { balanceOf, payTermsOf, statementFactsCache } from './pay-figures'
import { signStatement } from './statement'

const ANA = 'staff-04'

it('is what the statements pay for the month, to the cent, also by step and by creator', () => {
  const { world } = createPeopleFixture()
  const month = payPeriodOf('2026-10', AGENCY_TIME_ZONE)
  const period = periodOf(world, month)
  const facts = statementFactsCache(world)(period)
  const paid = everyWorker(world)
    .map((userId) => balanceOf(userId, payTermsOf(world, userId), facts))
    .reduce((sum, { pay, commission }) => sum + pay + commission, 0)
  const sum = (costs: Iterable<number>) => [...costs].reduce((all, cost) => all + cost, 0)
  expect(paid).toBeGreaterThan(0)
  expect(sum(costsOf(world, dayEdges(period, AGENCY_TIME_ZONE)))).toBe(paid)
  expect(sum(costsByCreator(world, period).values())).toBe(paid)
  const half = period.from + 12.3 * DAY_MS
  const parts = [
    { from: period.from, to: half },
    { from: half, to: period.to },
  ]
  expect(sum(parts.flatMap((part) => [...costsByCreator(world, part).values()]))).toBe(paid)
})

it('a raise changes the cost of months that are not signed, and of no signed one', async () => {
  const stage = createPeopleFixture()
  await stage.begin()
  const { world } = stage
  const [signed, open] = ['2026-09', '2026-10'].map((month) => payPeriodOf(month, AGENCY_TIME_ZONE))
  if (!signed || !open) return expect.fail('no months')
  signStatement(world, { userId: ANA, ...signed }, periodOf(world, signed), 'staff-02')
  const cost = (month: typeof signed) => {
    const { from, to } = periodOf(world, month)
    return { all: costsOf(world, [from, to])[0] ?? 0, each: costsByCreator(world, { from, to }) }
  }
  const before = { signed: cost(signed), open: cost(open) }
  const director = await stage.at('daria')
  const pay = { currency: 'USD', hourly: 9_900, commission: { tips: 0.5 } }
  await director.call(updateEmployee, { userId: ANA, pay })
  expect(cost(signed)).toEqual(before.signed)
  expect(cost(open).all).toBeGreaterThan(before.open.all)
})
