import { expect, it } from 'vitest'

import { listEmployees } from '@/api/calls/agency/employees'

import { createPeopleFixture } from '../../testing/people-fixture'

/** The week around Wednesday, 18 November 2026, in the agency's zone. */
const FROM_SUNDAY = { from: '2026-11-14T23:00:00.000Z', to: '2026-11-21T23:00:00.000Z' }
const FROM_MONDAY = { from: '2026-11-15T23:00:00.000Z', to: '2026-11-22T23:00:00.000Z' }

it('people’s hours are those of the requested week, by default the agency’s current one', async () => {
  const boss = await createPeopleFixture().at('viktor')
  const hoursIn = async (week?: typeof FROM_SUNDAY) => {
    const sort = { by: 'name', descending: false } as const
    const { data } = await boss.call(listEmployees, { query: '', sort, limit: 200, ...(week && { week }) })
    return data.map(({ userId, hours }) => [userId, hours])
  }
  const own = await hoursIn()
  expect(await hoursIn(FROM_MONDAY)).toEqual(own)
  expect(await hoursIn(FROM_SUNDAY)).not.toEqual(own)
})
