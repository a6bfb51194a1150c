import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { Column } from '@/ui/table/table-column'
import type { TableSort } from '@/ui/table/table-sort'
import { sortRows } from '@/ui/table/table-sort'

import { useHeldOrder } from './use-held-order'

interface Wait {
  name: string
  minutes: number
}

const COLUMNS: Column<Wait>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'wait', header: 'Wait', cell: ({ minutes }) => minutes, sortValue: ({ minutes }) => minutes },
]

function Waits({ rows, sort }: { rows: Wait[]; sort: TableSort }) {
  const held = useHeldOrder({
    rows,
    columns: COLUMNS,
    rowKey: ({ name }) => name,
    sort,
    requestKey: JSON.stringify(sort),
    isSettled: true,
  })
  const column = held.columns.find(({ id }) => id === sort.column)
  return (
    <ul aria-label="waits" {...held.frame}>
      {sortRows(held.rows, { sortValue: (row) => column?.sortValue?.(row) }, sort.direction).map((row) => (
        <li key={row.name}>
          {row.name} {row.minutes} {JSON.stringify(column?.exportValue?.(row) ?? '')}
        </li>
      ))}
    </ul>
  )
}

const LONGEST: TableSort = { column: 'wait', direction: 'descending' }
const mila = (minutes: number): Wait => ({ name: 'Mila', minutes })
const aria = (minutes: number): Wait => ({ name: 'Aria', minutes })
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent.split(' ')[0])

describe('rows under the pointer', () => {
  it('keep their position while their figures change, and move when the pointer leaves', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Waits rows={[mila(9), aria(3)]} sort={LONGEST} />)
    await user.hover(screen.getByRole('list'))
    rerender(<Waits rows={[mila(1), aria(4), { name: 'Noa', minutes: 7 }]} sort={LONGEST} />)
    expect(shown()).toEqual(['Mila', 'Aria', 'Noa'])
    expect(screen.getByText(/^Mila 1/)).toBeVisible()
    await act(async () => user.unhover(screen.getByRole('list')))
    expect(shown()).toEqual(['Noa', 'Aria', 'Mila'])
  })

  it('follow a requested order at once, and export their real values', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Waits rows={[mila(9), aria(3)]} sort={LONGEST} />)
    await user.hover(screen.getByRole('list'))
    rerender(<Waits rows={[mila(9), aria(3)]} sort={{ column: 'name', direction: 'ascending' }} />)
    expect(shown()).toEqual(['Aria', 'Mila'])
    expect(screen.getByText('Aria 3 "Aria"')).toBeVisible()
  })
})
