import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'
import type { Performance } from '@/domain/figures/performance'
import { useTranslation } from '@/i18n/use-translation'
import { DataTable } from '@/ui/table/data-table/data-table'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { performanceColumns } from './performance-columns'

setUpBackend()

const figures = v.parse(ChatterFigures, {})
const row = { rowId: 'r', userId: 'u', creatorId: null, day: null, ...figures }
const performance = { currency: 'USD', rows: [row], totals: figures, previous: null }
const opened: unknown[] = []
const look = {
  performance,
  grouping: 'employee' as const,
  timezone: 'UTC',
  nameOf: () => 'Uma',
  onCell: (...cell: unknown[]) => void opened.push(cell),
}

function Table({ report = performance }: { report?: Performance }) {
  const { t } = useTranslation('analytics')
  const columns = performanceColumns(t, { ...look, performance: report })
  return (
    <DataTable
      title="Work"
      name="Work"
      columns={columns}
      rows={report.rows}
      rowKey={({ rowId }) => rowId}
      hasTotals
    />
  )
}

it('reaches figures of the totals by keyboard, and figures of a row by opening the row', async () => {
  const { user } = await renderTool(<Table />, 'manager')
  const [, totals, row] = await screen.findAllByRole('row')
  const [ofTotals, ofRow] = [totals, row].map((line) => line?.querySelector('button[title]'))
  expect(ofRow).toHaveAttribute('tabindex', '-1')
  for (let steps = 0; steps < 200 && document.activeElement !== ofTotals; steps += 1) await user.tab()
  expect(ofTotals).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(opened).toHaveLength(1)
  expect(opened[0]).toEqual([expect.any(String), undefined])
})

it('shows open unlocks beside the unlock rate, in rows and totals', async () => {
  const open = { ...figures, paidMessages: 40, unlockRate: 0.25, openMessages: 12 }
  const some = { ...performance, totals: { ...open, openMessages: 15 }, rows: [{ ...row, ...open }] }
  await renderTool(<Table report={some} />, 'manager')
  expect(await screen.findByText('12 still open')).toBeInTheDocument()
  expect(screen.getByText('15 still open')).toBeInTheDocument()
})
