import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'

import { DataTable } from '@/ui/table/data-table/data-table'

import { startTestI18n } from '../../../../tests/support/i18n'
import { type SortOrder, sortableOf, sortIn, useUrlSort } from './use-url-sort'

beforeAll(() => startTestI18n())

const COLUMNS = ['name', 'sales'] as const
const MOST_SOLD: SortOrder<'name' | 'sales'> = { by: 'sales', descending: true }

it.each([
  ['sort=name&order=desc', { by: 'name', descending: true }],
  ['sort=name&order=asc', { by: 'name', descending: false }],
  ['sort=name', { by: 'name', descending: false }],
  ['sort=name&order=sideways', { by: 'name', descending: false }],
  ['sort=colour&order=desc', undefined],
  ['order=desc', undefined],
  ['', undefined],
])('reads the order of %j, and ignores invalid values', (search, order) => {
  expect(sortIn(new URLSearchParams(search), COLUMNS)).toEqual(order)
})

it('ignores a column that is not sortable', () => {
  expect(sortableOf([{ id: 'name', sortValue: () => '' }, { id: 'acts' }])).toEqual(['name'])
})

function Table({ prefix }: { prefix?: string }) {
  const { order, onSort } = useUrlSort(COLUMNS, MOST_SOLD, prefix)
  const button = (column: string, direction: 'ascending' | 'descending') => (
    <button type="button" onClick={() => onSort(() => ({ column, direction }))}>
      {`${column} ${direction}`}
    </button>
  )
  return (
    <>
      <output>{`${order.by} ${order.descending ? 'down' : 'up'}`}</output>
      {button('name', 'ascending')}
      {button('sales', 'descending')}
      {button('colour', 'ascending')}
    </>
  )
}

function renderTable(at: string, table = <Table />) {
  const router = createMemoryRouter([{ path: '/', element: table }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { router, press, said: () => screen.getByRole('status').textContent }
}

it('keeps the order in the URL, without a parameter for the default and without a history entry', async () => {
  const { router, press, said } = renderTable('/?people=staff-04')
  expect(said()).toBe('sales down')
  await press('name ascending')
  expect(said()).toBe('name up')
  expect(router.state.location.search).toBe('?people=staff-04&sort=name&order=asc')
  expect(router.state.historyAction).toBe('REPLACE')
  await press('sales descending')
  expect(said()).toBe('sales down')
  expect(router.state.location.search).toBe('?people=staff-04')
  await press('colour ascending')
  expect(router.state.location.search).toBe('?people=staff-04')
})

it('keeps the order of another table on the page', async () => {
  const { router, press, said } = renderTable('/?sort=name&order=asc', <Table prefix="creator-" />)
  expect(said()).toBe('sales down')
  await press('name ascending')
  expect(router.state.location.search).toBe('?sort=name&order=asc&creator-sort=name&creator-order=asc')
})

function SalesTable() {
  const { sort, onSort } = useUrlSort(COLUMNS, MOST_SOLD)
  const columns = COLUMNS.map((id) => ({ id, header: id, cell: () => id, sortValue: () => id }))
  return (
    <DataTable
      title="Sales"
      name="Sales"
      {...{ columns, sort, onSort }}
      rows={['a']}
      rowKey={String}
      rowName={String}
    />
  )
}

it.each([
  ['name', '?people=staff-04&sort=name&order=desc'],
  ['sales', '?people=staff-04'],
])('reverses what the first press on %s ordered, before the page has rendered it', async (column, search) => {
  const { router } = renderTable('/?people=staff-04', <SalesTable />)
  const heading = screen.getByRole('button', { name: column })
  await act(async () => {
    fireEvent.click(heading)
    fireEvent.click(heading)
  })
  expect(router.state.location.search).toBe(search)
})
