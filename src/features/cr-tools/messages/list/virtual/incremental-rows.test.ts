import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Channel } from '@/domain/chat/channel'

import { ROWS_PER_FRAME, VISIBLE_ROWS, nextIncrement } from './incremental-rows'

const rowOf = (channelId: string) => ({ channelId }) as Channel // only the ID is read
const listOf = (ids: readonly string[]) => ({ order: ids, rows: ids.map(rowOf) })
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `${from + at}`)

test('renders the list at once when a few rows have been added, or when it is scrolled or another list', () => {
  const before = listOf(ids(0, 40))
  for (const order of [['a', ...ids(0, 40)], ['a', 'b', 'c', ...ids(0, 40)], ids(0, 70), ids(0, 5)]) {
    const list = listOf(order)
    expect(nextIncrement(before, list)).toBe(list)
  }
})

test('puts the first of many new rows in their places, above the rows rendered before', () => {
  const step = nextIncrement(listOf(ids(0, 20)), listOf([...ids(100, 110), ...ids(0, 20)]))
  expect(step.order.slice(0, 8)).toEqual(['100', '101', '102', '0', '1', '2', '3', '4'])
  const next = nextIncrement(step, listOf([...ids(100, 110), ...ids(0, 20)]))
  expect(next.order.slice(0, 10)).toEqual([...ids(100, 106), ...ids(0, 4)])
})

const few = fc.uniqueArray(
  fc.nat(80).map((id) => `${id}`),
  { minLength: 1, maxLength: 60 },
)

test('loses and duplicates no row in any step and arrives at the list, however lists change', () => {
  fc.assert(
    fc.property(few, few, (before, after) => {
      const list = listOf(after)
      let drawn = listOf(before)
      for (let step = 0; step < VISIBLE_ROWS; step += 1) {
        drawn = nextIncrement(drawn, list)
        expect(drawn.order.toSorted()).toEqual(after.toSorted())
        expect(drawn.rows.map(({ channelId }) => channelId)).toEqual(drawn.order)
      }
      expect(drawn).toBe(list)
    }),
  )
})

test('adds only a few visible rows in each step, however many are new at the top', () => {
  fc.assert(
    fc.property(fc.nat(40), few, (count, others) => {
      const standing = [...others, ...ids(100, 100 + VISIBLE_ROWS)]
      const list = listOf([...ids(200, 200 + count), ...standing])
      let drawn = listOf(standing)
      while (drawn !== list) {
        const seen = new Set(drawn.order.slice(0, VISIBLE_ROWS))
        drawn = nextIncrement(drawn, list)
        expect(drawn.order.slice(0, VISIBLE_ROWS).filter((id) => !seen.has(id)).length).toBeLessThanOrEqual(
          ROWS_PER_FRAME,
        )
      }
    }),
  )
})
