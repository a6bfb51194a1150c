import { expect, it } from 'vitest'

import { unitColumn } from './unit-column'

const FACTS = { id: 'one', header: 'One' }

it.each([
  ['money', 12_345, { kind: 'money', amount: 12_345, currency: 'EUR' }, undefined],
  ['share', 0.25, { kind: 'share', value: 0.25 }, undefined],
  ['span', 5400, 1.5, 'hour'],
  ['reply', 161, 2.68, 'minute'],
] as const)(
  'exports a figure of unit %s as such, and keeps missing data empty',
  (unit, value, cell, exportUnit) => {
    const column = unitColumn(unit, FACTS, (row: number | null) => row, 'EUR')
    expect(column.exportValue?.(value)).toEqual(cell)
    expect(column.exportValue?.(null)).toBeNull()
    expect(column.exportUnit).toBe(exportUnit)
  },
)

it.each(['count', 'decimal'] as const)('exports a %s as it is sorted', (unit) => {
  const column = unitColumn(unit, FACTS, (row: number | null) => row, 'EUR')
  expect(column.exportValue).toBeUndefined()
  expect([column.sortValue?.(0.26), column.sortValue?.(null)]).toEqual([0.26, null])
})
