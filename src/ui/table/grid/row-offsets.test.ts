import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rowOffsets } from './row-offsets'

const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 })

test('Each row begins where the previous one ends, and an offset inside a row finds it', () => {
  fc.assert(
    fc.property(heights, fc.integer({ min: 1, max: 100 }), (all, usual) => {
      const keys = all.map((_, index) => `row-${index}`)
      // Every third row has the usual height, so its height is not recorded.
      const known = all.flatMap((height, index) =>
        index % 3 === 0 ? [] : [[`row-${index}`, height] as const],
      )
      const places = rowOffsets(keys, usual, new Map(known))
      let top = 0
      for (const [index, height] of all.entries()) {
        const own = index % 3 === 0 ? usual : height
        expect(places.top(index)).toBe(top)
        expect(places.at(top)).toBe(index)
        expect(places.at(top + own - 0.5)).toBe(index)
        top += own
      }
      expect(places.total).toBe(top)
    }),
  )
})

test('Offsets outside the list find the first or the last row', () => {
  for (const others of [new Map<string, number>(), new Map([['b', 90]])]) {
    const places = rowOffsets(['a', 'b', 'c'], 40, others)
    expect(places.at(-500)).toBe(0)
    expect(places.at(5000)).toBe(2)
  }
})
