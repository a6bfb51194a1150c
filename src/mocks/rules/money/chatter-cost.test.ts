import { expect, it } from 'vitest'

import { updateEmployee } from '@/api/calls/agency/employees'
import { payPeriodOf } from '@/domain/money/pay-period'

import { AGENCY_TIME_ZONE } from '../../seed/calendar'
import { createPeopleFixture } from '../../testing/people-fixture'
import { periodOf } from '../performance/period'
import { costsByCreator, costsOf } from './chatter-cost'
import { signStatement } from './statement'

const ANA = 'staff-04'

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
