import { expect, it } from 'vitest'

import { costsByCreator, costsOf, refundsByCreator } from './chatter-cost'
import { salesIn } from '../performance/sales-in'
import { DAY_MS } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'

const world = createWorld()
const to = Math.floor(world.now() / DAY_MS) * DAY_MS
const period = { from: to - 7 * DAY_MS, to }

it('the costs by creator equal the costs of each creator alone, to the cent', () => {
  const costs = costsByCreator(world, period)
  for (const { userId } of CREATORS.slice(0, 5)) {
    const alone = costsOf(world, [period.from, period.to], new Set([userId]))
    expect(costs.get(userId)).toBe(alone[0])
    expect(alone[0]).toBeGreaterThan(0)
  }
})

it('refunds by creator add up to what fans got back', () => {
  const refunds = refundsByCreator(world, CREATORS, period)
  const all = salesIn(world, CREATORS, period.from, period.to).filter(({ isRefunded }) => isRefunded)
  expect(all.length).toBeGreaterThan(0)
  const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, one) => total + one, 0)
  expect(sum(refunds.values())).toBe(sum(all.map(({ amount }) => amount)))
})
