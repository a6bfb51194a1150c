import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Channel } from '@/domain/channel'

import { FEW, IN_SIGHT, nextStep } from './rows-in-steps'

const rowOf = (channelId: string) => ({ channelId }) as Channel // nothing else is looked at
const listOf = (ids: readonly string[]) => ({ order: ids, rows: ids.map(rowOf) })
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `${from + at}`)

test('A list in which a few rows have come is drawn at once, as is one that is scrolled or has become another', () => {
  const before = listOf(ids(0, 40))
  for (const order of [['a', ...ids(0, 40)], ['a', 'b', 'c', ...ids(0, 40)], ids(0, 70), ids(0, 5)]) {
    const list = listOf(order)
    expect(nextStep(before, list)).toBe(list)
  }
})

test('Of many rows that have come the first ones stand in their places, under them what was there before', () => {
  const step = nextStep(listOf(ids(0, 20)), listOf([...ids(100, 110), ...ids(0, 20)]))
  expect(step.order.slice(0, 8)).toEqual(['100', '101', '102', '0', '1', '2', '3', '4'])
  const next = nextStep(step, listOf([...ids(100, 110), ...ids(0, 20)]))
  expect(next.order.slice(0, 10)).toEqual([...ids(100, 106), ...ids(0, 4)])
})

const few = fc.uniqueArray(
  fc.nat(80).map((id) => `${id}`),
  { minLength: 1, maxLength: 60 },
)

test('However lists change, each step loses none and doubles none, and they lead to the list', () => {
  fc.assert(
    fc.property(few, few, (before, after) => {
      const list = listOf(after)
      let drawn = listOf(before)
      for (let step = 0; step < IN_SIGHT; step += 1) {
        drawn = nextStep(drawn, list)
        expect(drawn.order.toSorted()).toEqual(after.toSorted())
        expect(drawn.rows.map(({ channelId }) => channelId)).toEqual(drawn.order)
      }
      expect(drawn).toBe(list)
    }),
  )
})

test('However many come on top, each step adds few to those in sight', () => {
  fc.assert(
    fc.property(fc.nat(40), few, (count, others) => {
      const standing = [...others, ...ids(100, 100 + IN_SIGHT)]
      const list = listOf([...ids(200, 200 + count), ...standing])
      let drawn = listOf(standing)
      while (drawn !== list) {
        const seen = new Set(drawn.order.slice(0, IN_SIGHT))
        drawn = nextStep(drawn, list)
        expect(drawn.order.slice(0, IN_SIGHT).filter((id) => !seen.has(id)).length).toBeLessThanOrEqual(FEW)
      }
    }),
  )
})
