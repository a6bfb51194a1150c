import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import { startWords } from '../../tests/words'

import { orderOf } from './table-order'

beforeAll(() => startWords())

const letters = fc.string({ unit: fc.constantFrom(...Array.from('abcxyzABCéüñ 0129')), maxLength: 12 })

it("Plain texts sort in the language's order", () => {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(Math.sign(orderOf([a, b])(a, b))).toBe(Math.sign(collator.compare(a, b)))
    }),
  )
})

it('Names sort naturally: numbers by size, ignoring case and accents, Arabic and Japanese by the language', () => {
  const sorted = (texts: string[]) => texts.toSorted(orderOf(texts))
  expect(sorted(['Team 10', 'team 9', 'Álvarez', 'alba', "O'Neill"])).toEqual([
    'alba',
    'Álvarez',
    "O'Neill",
    'team 9',
    'Team 10',
  ])
  expect(sorted(['ب', 'أ', 'B', 'a'])).toEqual(['a', 'B', 'أ', 'ب'])
})
