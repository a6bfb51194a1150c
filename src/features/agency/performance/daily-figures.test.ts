import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'
import { instant } from '@/domain/time/instant'

import { dailyTrend, daysOfScope } from './daily-figures'

const row = (userId: string, day: number, part: object) => ({
  rowId: `${userId} ${day}`,
  userId,
  creatorId: null,
  day: instant(day),
  ...v.parse(ChatterFigures, part),
})
const ROWS = [
  row('a', 1, { sales: 100, messages: 10, paidMessages: 5, clockedSeconds: 3600, salesPerHour: 100 }),
  row('b', 1, { sales: 50, messages: 30, paidMessages: 5, clockedSeconds: 7200, salesPerHour: 25 }),
]

it(`sums a team's day over its people, and recomputes shares`, () => {
  expect(dailyTrend('sales', ROWS, [1, 2])).toEqual([150, 0])
  expect(dailyTrend('goldenRatio', ROWS, [1, 2])).toEqual([0.25, 0])
  expect(dailyTrend('salesPerHour', ROWS, [1, 2])).toEqual([50, 0])
})

it('has no trend of a median, since days do not add up to one', () => {
  expect(dailyTrend('medianReplySeconds', ROWS, [1, 2])).toBeUndefined()
  expect(dailyTrend('sales', undefined, [1, 2])).toBeUndefined()
})

it('starts the first day of a shift with the shift', () => {
  const scope = {
    from: '2026-11-20T20:00:00.000Z',
    to: '2026-11-21T04:00:00.000Z',
    timezone: 'UTC',
    basis: 'net',
  } as const
  expect(daysOfScope(scope)).toEqual([Date.parse(scope.from), Date.parse('2026-11-21T00:00:00.000Z')])
})
