import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'

import { Table } from './table'
import type { Column } from './table-column'

interface Row {
  name: string
  sales: number | null
}
const ROWS: Row[] = [
  { name: 'Ben', sales: 200 },
  { name: 'ana', sales: 1000 },
  { name: 'Lena', sales: null },
  { name: 'Tom', sales: 30 },
]
const COLUMNS: Column<Row>[] = [
  { id: 'name', header: 'Chatter', cell: (row) => row.name, sortValue: (row) => row.name, total: 'All' },
  {
    id: 'sales',
    header: 'Sales',
    align: 'end',
    cell: (row) => row.sales ?? '–',
    sortValue: (row) => row.sales,
    info: 'Net, by payment date.',
    total: 1230,
  },
]

beforeAll(() => startTestI18n())

const show = (onOpen = vi.fn()) => {
  render(
    <Table
      name="Chatters"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={(row) => row.name}
      rowName={(row) => row.name}
      hasTotals
      onOpen={onOpen}
    />,
  )
  return onOpen
}
const names = () =>
  screen
    .getAllByRole('row')
    .slice(2)
    .map((row) => row.getAttribute('aria-label'))

test('a press on a heading sorts, numbers from the largest, and rows without a value come last both ways', async () => {
  show()
  const heading = screen.getByRole('columnheader', { name: /Sales/ })
  expect(heading).toHaveAttribute('aria-sort', 'none')
  await userEvent.click(within(heading).getByRole('button', { name: 'Sales' }))
  expect(heading).toHaveAttribute('aria-sort', 'descending')
  expect(names()).toEqual(['ana', 'Ben', 'Tom', 'Lena'])
  await userEvent.click(within(heading).getByRole('button', { name: 'Sales' }))
  expect(heading).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['Tom', 'Ben', 'ana', 'Lena'])
})

test('names sort naturally, ignoring case', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Chatter' }))
  expect(names()).toEqual(['ana', 'Ben', 'Lena', 'Tom'])
})

test('the totals row comes first and stays there', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Chatter' }))
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('1230')
})

test('arrows move among rows, Enter opens the focused one', async () => {
  const open = show()
  screen.getByRole('row', { name: 'Ben' }).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('row', { name: 'Lena' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(open).toHaveBeenCalledExactlyOnceWith(ROWS[1])
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('row', { name: 'Tom' })).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(screen.getByRole('row', { name: 'Ben' })).toHaveFocus()
})

test('exactly one row is a tab stop', () => {
  show()
  const reachable = screen.getAllByRole('row').filter((row) => row.getAttribute('tabindex') === '0')
  expect(reachable).toHaveLength(1)
})

test('a figure explains itself', () => {
  show()
  expect(screen.getByRole('button', { name: 'About Sales' })).toHaveAccessibleDescription(
    'Net, by payment date.',
  )
})

test('cards share one legend of the figures', async () => {
  show()
  expect(screen.queryByRole('definition')).toBeNull()
  await userEvent.click(screen.getByText('Legend'))
  expect(await screen.findByRole('term')).toHaveTextContent('Sales')
  expect(screen.getByRole('definition')).toHaveTextContent('Net, by payment date.')
})
