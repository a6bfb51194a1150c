import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { formatDate } from '@/i18n/format'

import { startTestI18n } from '../../../tests/support/i18n'
import { amountColumn, timeColumn } from './figure-column'
import { sortRows } from './table-sort'

it('exports a moment in the zone that its cell shows', async () => {
  await startTestI18n()
  const row = { at: Date.UTC(2026, 10, 18, 23) }
  const timeZone = 'Pacific/Auckland'
  const column = timeColumn<typeof row>({ id: 'at', header: 'At' }, ({ at }) => at, timeZone)
  const { container } = render(column.cell(row))
  expect(container).toHaveTextContent(formatDate(row.at, { dateStyle: 'medium', timeZone }))
  expect(column.exportValue?.(row)).toEqual({ kind: 'moment', at: row.at, timezone: timeZone })
})

it('sorts amounts within their currency, which never compare with those of another', () => {
  const row = (amount: number, currency: string) => ({ amount, currency })
  const rows = [row(900, 'USD'), row(80_000, 'JPY'), null, row(700, 'EUR'), row(1200, 'USD'), row(300, 'EUR')]
  const { sortValue, sortGroup } = amountColumn(
    { id: 'pay', header: 'Pay' },
    (of: (typeof rows)[number]) => of,
  )
  if (!sortValue) return expect.fail('not sortable')
  const order = (direction: 'ascending' | 'descending') =>
    sortRows(rows, { sortValue, sortGroup }, direction).map((of) => of && `${of.currency} ${of.amount}`)
  expect(order('ascending')).toEqual(['EUR 300', 'EUR 700', 'JPY 80000', 'USD 900', 'USD 1200', null])
  expect(order('descending')).toEqual(['EUR 700', 'EUR 300', 'JPY 80000', 'USD 1200', 'USD 900', null])
})
