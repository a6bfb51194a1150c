import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'

import { idsField } from '@/lib/url-state'
import { DataTable } from '@/ui/table/data-table/data-table'

import { startTestI18n } from '../../../../tests/support/i18n'
import { useUrlField } from './use-url-field'

beforeAll(() => startTestI18n())

const ROWS = [{ id: 'ana' }, { id: 'ben' }, { id: 'tom' }]
const COLUMNS = [{ id: 'name', header: 'Name', cell: (row: { id: string }) => row.id }]

function SelectedTable() {
  const [ids, changeIds] = useUrlField('selected', idsField())
  return (
    <DataTable
      title="People"
      name="People"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={({ id }) => id}
      rowName={({ id }) => id}
      selected={new Set(ids)}
      onSelected={(change) => changeIds((before) => [...change(new Set(before))])}
    />
  )
}

it('keeps both rows that are selected before the page has rendered the first', async () => {
  const router = createMemoryRouter([{ path: '/', element: <SelectedTable /> }])
  render(<RouterProvider router={router} />)
  const [ana = expect.fail(), tom = expect.fail()] = ['ana', 'tom'].map((id) =>
    screen.getByRole('checkbox', { name: `Select ${id}` }),
  )
  await act(async () => {
    fireEvent.click(ana)
    fireEvent.click(tom)
  })
  expect(router.state.location.search).toBe('?selected=ana%2Ctom')
  expect(screen.getByText('2 selected')).toBeVisible()
})
