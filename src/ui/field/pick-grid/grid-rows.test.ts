import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { keyTarget, gridRows } from './grid-rows'

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at)
const section = (id: string, items: readonly number[], title?: string) => ({
  id,
  items,
  ...(title !== undefined && { title }),
})

describe('items in rows', () => {
  it('keep their order, with a heading per section, and skip empty sections', () => {
    const rows = gridRows([section('a', numbers(3), 'A'), section('b', [], 'B'), section('c', [9], 'C')], 2)
    expect(rows.map((row) => (row.kind === 'title' ? row.title : row.items))).toEqual([
      'A',
      [0, 1],
      [2],
      'C',
      [9],
    ])
  })

  it('contain every item once, at its index', () => {
    const sections = fc.array(fc.nat({ max: 30 }), { maxLength: 6 })
    fc.assert(
      fc.property(sections, fc.integer({ min: 1, max: 12 }), (counts, columns) => {
        const rows = gridRows(
          counts.map((count, at) => section(`s${at}`, numbers(count), 'title')),
          columns,
        )
        const places = rows.flatMap((row) =>
          row.kind === 'items' ? row.items.map((_, at) => row.first + at) : [],
        )
        expect(places).toEqual(numbers(counts.reduce((sum, count) => sum + count, 0)))
      }),
    )
  })
})

describe('arrow keys', () => {
  const rows = gridRows([section('a', numbers(5), 'A'), section('b', numbers(4, 5), 'B')], 3)
  const go = (from: number, key: string, isRightToLeft = false) => keyTarget(rows, from, key, isRightToLeft)

  it('go back and forth, mirrored in RTL text', () => {
    expect(go(1, 'ArrowRight')).toBe(2)
    expect(go(1, 'ArrowRight', true)).toBe(0)
    expect(go(0, 'ArrowLeft')).toBeUndefined()
    expect(go(8, 'ArrowRight')).toBeUndefined()
  })

  it('go up and down across headings, to the end of a shorter row', () => {
    expect(go(2, 'ArrowDown')).toBe(4)
    expect(go(4, 'ArrowDown')).toBe(6)
    expect(go(5, 'ArrowUp')).toBe(3)
    expect(go(0, 'ArrowUp')).toBeUndefined()
  })

  it('reach the first and the last item', () => {
    expect(go(4, 'Home')).toBe(0)
    expect(go(4, 'End')).toBe(8)
    expect(go(4, 'x')).toBeUndefined()
  })

  it('never lead to an empty position', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.constantFrom(...keys), { maxLength: 30 }),
        fc.boolean(),
        (counts, columns, pressed, isRightToLeft) => {
          const rows = gridRows(
            counts.map((count, at) => section(`s${at}`, numbers(count))),
            columns,
          )
          const count = counts.reduce((sum, one) => sum + one, 0)
          let at = 0
          for (const key of pressed) at = keyTarget(rows, at, key, isRightToLeft) ?? at
          expect(at).toBeGreaterThanOrEqual(0)
          expect(at).toBeLessThan(Math.max(1, count))
        },
      ),
    )
  })
})
