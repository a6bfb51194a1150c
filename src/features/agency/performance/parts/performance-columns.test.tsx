import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/chatter-figures'
import { DataTable } from '@/ui/data-table/data-table'

import { drawTool, withMockBackend } from '../../../../../tests/tool-stage'
import { usePerformanceColumns } from './performance-columns'

withMockBackend()

const figures = v.parse(ChatterFigures, {})
const rows = [{ rowId: 'r', userId: 'u', creatorId: null, day: null, ...figures }]
const performance = { currency: 'USD', rows, totals: figures, previous: null }
const opened: unknown[] = []
const look = {
  performance,
  cut: 'employee' as const,
  timezone: 'UTC',
  nameOf: () => 'Uma',
  onCell: (...cell: unknown[]) => void opened.push(cell),
}

function Table() {
  const columns = usePerformanceColumns(look)
  return (
    <DataTable
      title="Work"
      name="Work"
      columns={columns}
      rows={rows}
      rowKey={({ rowId }) => rowId}
      hasTotals
    />
  )
}

it('the figures of the totals are reached by keyboard; those of a row by opening the row', async () => {
  const { user } = await drawTool(<Table />, 'manager')
  const [, totals, row] = await screen.findAllByRole('row')
  const [ofTotals, ofRow] = [totals, row].map((line) => line?.querySelector('button[title]'))
  expect(ofRow).toHaveAttribute('tabindex', '-1')
  for (let steps = 0; steps < 200 && document.activeElement !== ofTotals; steps += 1) await user.tab()
  expect(ofTotals).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(opened).toHaveLength(1)
  expect(opened[0]).toEqual([expect.any(String), undefined])
})
