import { expect, it } from 'vitest'

import { refundsByCreator } from './chatter-cost'
import { salesIn } from '../performance/sales-in'
import { DAY_MS } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'

const world = createWorld()
const to = Math.floor(world.now() / DAY_MS) * DAY_MS
const period = { from: to - 7 * DAY_MS, to }

it('refunds by creator add up to what fans got back', () => {
  const refunds = refundsByCreator(world, CREATORS, period)
  const all = salesIn(world, CREATORS, period.from, period.to).filter(({ isRefunded }) => isRefunded)
  expect(all.length).toBeGreaterThan(0)
  const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, one) => total + one, 0)
  expect(sum(refunds.values())).toBe(sum(all.map(({ amount }) => amount)))
})
