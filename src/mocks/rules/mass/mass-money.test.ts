import { expect, it } from 'vitest'

import { DAY_MS } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'
import { entriesIn } from '../earnings/earning-entries'
import { moneyIn } from '../figures/range-money'
import { massBuyersOf } from './mass-buyers'
import { massesOf } from './masses'
import { stageOf } from './mass-progress'
import { resultsOf } from './mass-results'

const NOW = Date.UTC(2026, 10, 18, 11, 17, 23)
const RANGE = { from: NOW - 28 * DAY_MS, to: NOW }

it.each(CREATORS)('mass messages of $displayName earn what the ledger has of them', async (creator) => {
  const world = createWorld(undefined, () => NOW)
  const masses = await massesOf(world, creator)
  const bought = masses.flatMap((mass) => {
    const { sent, seen, bought: count, revenue } = resultsOf(mass, stageOf(mass, NOW), NOW)
    const buyers = massBuyersOf(world, creator, mass)
    expect([buyers.length, buyers.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([count, revenue])
    expect(new Set(buyers.map(({ userId }) => userId)).size).toBe(count)
    expect(new Set(buyers.map(({ amount }) => amount))).toEqual(
      new Set(count > 0 ? [mass.content.price] : []),
    )
    expect(count).toBeLessThanOrEqual(seen)
    expect(seen).toBeLessThanOrEqual(sent)
    return buyers.map((buyer) => ({ ...buyer, at: Date.parse(buyer.boughtAt) }))
  })
  const inRange = bought.filter(({ at }) => at >= RANGE.from && at < RANGE.to)
  const sum = inRange.reduce((all, { amount }) => all + amount, 0)
  expect(sum).toBe(moneyIn(world, creator, RANGE.from, RANGE.to).grossByKind.mass_messages)
  const entries = entriesIn(world, creator, RANGE.from, RANGE.to).filter(
    ({ kind }) => kind === 'mass_messages',
  )
  expect(inRange.map(({ at, amount }) => `${at} ${amount}`).toSorted()).toEqual(
    entries.map(({ at, amount }) => `${at} ${amount}`).toSorted(),
  )
})
