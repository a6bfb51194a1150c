import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { type CsvCell, csvOf, rowsOf } from './csv'

const MARK = '\uFEFF'

it("no cell starts as a formula, whatever a person's name is", () => {
  const nasty = fc.tuple(
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '\n=', '＝', '＋'),
    fc.string(),
  )
  fc.assert(
    fc.property(nasty, ([start, rest]) => {
      const text = csvOf([[start + rest]]).slice(MARK.length)
      expect(text.replace(/^"/, '')).toMatch(/^'/)
    }),
  )
})

it('a saved file is read back cell by cell', async () => {
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
      expect(await rowsOf(csvOf(marked))).toEqual(marked.map((row) => row.map(String)))
    }),
  )
})

it('numbers stay numbers, negative ones too; no data is an empty cell', () => {
  expect(
    csvOf([
      ['Net', 'Change'],
      [-12.5, null],
    ]),
  ).toBe(`${MARK}Net,Change\r\n-12.5,`)
})

it('a language with a decimal comma separates cells by semicolons', () => {
  const rows = [
    ['Netto (USD)', 'Anteil', 'Notiz'],
    [{ value: -1250.5, digits: 2 }, { value: 12.5, digits: 1, unit: '%' }, 'eins, zwei; drei'],
  ]
  expect(csvOf(rows, { separator: ';', decimal: ',' })).toBe(
    `${MARK}Netto (USD);Anteil;Notiz\r\n-1250,50;12,5%;"eins, zwei; drei"`,
  )
})

it('a file of one language is read back with any separator', async () => {
  const rows = [
    ['a, b', 'c; d', 'e'],
    ['f', 'g', 'h'],
  ]
  for (const separator of [',', ';'] as const)
    expect(await rowsOf(csvOf(rows, { separator, decimal: ',' }))).toEqual(rows)
})

it('pasted rows are read with any separator', async () => {
  expect(await rowsOf('a@x.eu;Ana\n\nb@x.eu;Ben\n')).toEqual([
    ['a@x.eu', 'Ana'],
    ['b@x.eu', 'Ben'],
  ])
  expect(await rowsOf('a@x.eu\tAna\r\nb@x.eu\tBen')).toEqual([
    ['a@x.eu', 'Ana'],
    ['b@x.eu', 'Ben'],
  ])
})
