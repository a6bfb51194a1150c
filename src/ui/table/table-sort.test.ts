import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'

import { naturalComparator } from './table-sort'

beforeAll(() => startTestI18n())

const letters = fc.string({ unit: fc.constantFrom(...Array.from('abcxyzABCéüñ 0129')), maxLength: 12 })

it("Plain texts sort in the language's order", () => {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(Math.sign(naturalComparator([a, b])(a, b))).toBe(Math.sign(collator.compare(a, b)))
    }),
  )
})

it('Names sort naturally: numbers by size, ignoring case and accents, Arabic and Japanese by the language', () => {
  const sorted = (texts: string[]) => texts.toSorted(naturalComparator(texts))
  expect(sorted(['Team 10', 'team 9', 'Álvarez', 'alba', "O'Neill"])).toEqual([
    'alba',
    'Álvarez',
    "O'Neill",
    'team 9',
    'Team 10',
  ])
  expect(sorted(['ب', 'أ', 'B', 'a'])).toEqual(['a', 'B', 'أ', 'ب'])
})
