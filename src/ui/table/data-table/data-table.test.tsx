import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import { startTestI18n } from '../../../../tests/support/i18n'

import type { Column } from '../table-column'
import { DataTable, type DataTableProps } from './data-table'
import { waitForExpect } from '../../../../tests/support/wait-for-expect'

interface Row {
  id: string
  name: string
  sales: number | null
}
const ROWS: Row[] = [
  { id: '1', name: 'Ben', sales: 20_000 },
  { id: '2', name: 'Ana', sales: 100_000 },
  { id: '3', name: 'José', sales: null },
  { id: '4', name: 'Tom', sales: 3000 },
]
const COLUMNS: Column<Row>[] = [
  { id: 'name', header: 'Chatter', cell: (row) => row.name, sortValue: (row) => row.name, total: 'All' },
  {
    id: 'sales',
    header: 'Sales',
    align: 'end',
    cell: (row) => row.sales ?? '–',
    sortValue: (row) => row.sales,
    exportValue: (row) => row.sales && row.sales / 100,
    info: 'Net, by payment date.',
    total: 'Sum',
  },
  { id: 'note', header: 'Note', cell: (row) => `note ${row.id}`, isHiddenAtFirst: true },
]

beforeAll(() => startTestI18n())
afterEach(() => vi.restoreAllMocks())

function TestTable(props: Partial<DataTableProps<Row>>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [hidden, setHidden] = useState<readonly string[]>()
  return (
    <DataTable
      title="Chatters"
      name="Chatters"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      hasTotals
      searchLabel="Find a chatter"
      fileName="chatters"
      hidden={hidden}
      onHidden={setHidden}
      selected={selected}
      onSelected={setSelected}
      bulk={(rows) => `Pay ${rows.map((row) => row.name).join('+')}`}
      {...props}
    />
  )
}
const names = () =>
  screen
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label'))
    .filter(Boolean)

test('the heading has the focus once no rows are selected and their actions unmount', async () => {
  const user = userEvent.setup()
  render(<TestTable />)
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana' }))
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Chatters' })).toHaveFocus()
})

test('A press on a heading sorts, the filter ignores accents, and the count shows the matches', async () => {
  render(<TestTable />)
  await userEvent.click(screen.getByRole('button', { name: 'Sales' }))
  expect(names()).toEqual(['Ana', 'Ben', 'Tom', 'José'])
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a chatter' }), 'jose')
  expect(names()).toEqual(['José'])
  expect(screen.getByText('1 of 4')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(names()).toHaveLength(4)
})

test('Arrows, Home and End move among rows, Enter opens, Space selects, Shift selects a range', async () => {
  const open = vi.fn()
  render(<TestTable onOpen={open} />)
  screen.getByRole('row', { name: 'Ben' }).focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(open).toHaveBeenCalledExactlyOnceWith(ROWS[1])
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
  expect(screen.getByText(/Pay Ana\+José/)).toBeVisible()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('row', { name: 'Tom' })).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(screen.getByRole('row', { name: 'Ben' })).toHaveFocus()
  expect(open).toHaveBeenCalledTimes(1)
})

test('A sort shows the first rows of the new order', async () => {
  render(<TestTable />)
  const scroller = screen.getByRole('region', { name: /scrolls sideways/ })
  scroller.scrollTop = 300
  await userEvent.click(screen.getByRole('button', { name: 'Sales' }))
  expect(scroller.scrollTop).toBe(0)
})

test("A press on a checkbox selects its row, Shift selects a range, the head's checkbox selects all", async () => {
  const open = vi.fn()
  render(<TestTable onOpen={open} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox', { name: 'Select Ben' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select José' }))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('3 selected')).toBeVisible()
  expect(screen.getByRole('row', { name: 'Ana' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  expect(screen.getByText('4 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.getByRole('heading', { name: 'Chatters' })).toBeVisible()
  expect(open).not.toHaveBeenCalled()
})

test('The selection counts and acts on existing rows only', async () => {
  const { rerender } = render(<TestTable />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ben' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ana' }))
  rerender(<TestTable rows={ROWS.slice(1)} />)
  expect(screen.getByText('1 selected')).toBeVisible()
  expect(screen.getByText(/Pay Ana$/)).toBeVisible()
  rerender(<TestTable rows={ROWS.slice(2)} />)
  expect(screen.getByRole('heading', { name: 'Chatters' })).toBeVisible()
})

test('Hiding the sorted column keeps the order, which the select of cards names no other column for', async () => {
  render(<TestTable defaultSort={{ column: 'sales', direction: 'descending' }} />)
  const before = names()
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sales' }))
  await userEvent.keyboard('{Escape}')
  expect(names()).toEqual(before)
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose')
})

test('Columns show and hide as chosen, except the first', async () => {
  render(<TestTable />)
  expect(screen.queryByRole('columnheader', { name: 'Note' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  expect(screen.queryByRole('checkbox', { name: 'Chatter' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Note' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sales' }))
  await userEvent.keyboard('{Escape}')
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads).toEqual(['', 'Chatter', 'Note'])
})

test('The file holds exactly the shown rows, in their order, with units', async () => {
  const files: Blob[] = []
  const saved: string[] = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  render(<TestTable defaultSort={{ column: 'sales', direction: 'ascending' }} />)
  await userEvent.type(screen.getByRole('searchbox'), 'o')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  await waitForExpect(() => expect(files).toHaveLength(1))
  expect(await files[0]?.text()).toBe('Chatter,Sales\r\nTom,30\r\nJosé,')
  expect(saved).toEqual(['chatters.csv'])
})

test('A failed export shows its error beside the button; without permission the button gives the reason', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    throw new Error('blocked')
  })
  const { rerender } = render(<TestTable />)
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't create the file")
  rerender(<TestTable exportDisabledReason="A manager can allow it." />)
  const off = screen.getByRole('button', { name: 'Export' })
  expect(off).toHaveAccessibleDescription('A manager can allow it.')
  await userEvent.click(off)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('Totals come before the rows, a figure explains itself, and thousands of rows are virtualised', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  const many = Array.from({ length: 5000 }, (_, index) => ({
    id: `${index}`,
    name: `Person ${index}`,
    sales: index,
  }))
  render(<TestTable rows={many} />)
  const table = screen.getByRole('table', { name: 'Chatters' })
  expect(table).toHaveAttribute('aria-rowcount', '5002')
  expect(screen.getByRole('row', { name: 'Person 0' })).toHaveAttribute('aria-rowindex', '3')
  expect(names().length).toBeGreaterThan(9)
  expect(names().length).toBeLessThan(40)
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/^All.*Sum$/)
  expect(screen.getByRole('button', { name: 'About Sales' })).toHaveAccessibleDescription(
    'Net, by payment date.',
  )
  screen.getByRole('row', { name: 'Person 0' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('row', { name: 'Person 1' })).toHaveFocus()
})

test('Screen readers count the rows that have not loaded too', () => {
  render(<TestTable total={300} hasTotals={false} />)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '301')
  expect(screen.getByRole('row', { name: 'Ben' })).toHaveAttribute('aria-rowindex', '2')
})

test("Fewer than a hundred rows all render, so the browser's Find and print reach each one; none mounts twice", async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Person ${index}`, sales: index }))
  const mounted: string[] = []
  const Mounted = ({ id }: Row) => {
    useEffect(() => void mounted.push(id), [id])
    return null
  }
  const columns = [...COLUMNS, { id: 'mounted', header: 'Mounted', cell: (row: Row) => <Mounted {...row} /> }]
  const { rerender } = render(<TestTable columns={columns} rows={rows(99)} />)
  await waitForExpect(() => expect(names()).toHaveLength(99))
  expect(mounted).toHaveLength(99)
  rerender(<TestTable columns={columns} rows={rows(100)} />)
  expect(names().length).toBeLessThan(40)
  vi.unstubAllGlobals()
})

test('A table that loads does not say that it is empty', () => {
  const { rerender } = render(<TestTable rows={[]} isLoading empty="Nobody works here yet." />)
  expect(screen.queryByText('Nobody works here yet.')).not.toBeInTheDocument()
  rerender(<TestTable rows={[]} empty="Nobody works here yet." />)
  expect(screen.getByText('Nobody works here yet.')).toBeVisible()
})
