import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { type CsvCell, csvOf, rowsOf } from './csv'

const MARK = '\uFEFF'

it('No cell of a file begins as a formula, whatever somebody called themselves', async () => {
  const nasty = fc.tuple(
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '\n=', '＝', '＋'),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(nasty, async ([start, rest]) => {
      const text = (await csvOf([[start + rest]])).slice(MARK.length)
      expect(text.replace(/^"/, '')).toMatch(/^'/)
    }),
  )
})

it('What is saved is read back cell by cell', async () => {
  const cell = fc.oneof(
    fc
      .string({ unit: fc.constantFrom(...Array.from('ab ,"\n\'é٣日')) })
      .filter((text) => !/^\s*['=]/.test(text)),
    fc.integer(),
  )
  const rows = fc
    .integer({ min: 2, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
    )
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const marked: CsvCell[][] = given.map((row) => ['x', ...row, 'y'])
      expect(await rowsOf(await csvOf(marked))).toEqual(marked.map((row) => row.map(String)))
    }),
  )
})

it('Numbers stay numbers, losses too; no data is an empty cell', async () => {
  expect(
    await csvOf([
      ['Net', 'Change'],
      [-12.5, null],
    ]),
  ).toBe(`${MARK}Net,Change\r\n-12.5,`)
})

it('Pasted rows are read whatever parts their cells', async () => {
  expect(await rowsOf('a@x.eu;Ana\n\nb@x.eu;Ben\n')).toEqual([
    ['a@x.eu', 'Ana'],
    ['b@x.eu', 'Ben'],
  ])
  expect(await rowsOf('a@x.eu\tAna\r\nb@x.eu\tBen')).toEqual([
    ['a@x.eu', 'Ana'],
    ['b@x.eu', 'Ben'],
  ])
})
