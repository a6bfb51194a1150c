import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { formatDate } from '@/i18n/format'

import { startTestI18n } from '../../../tests/support/i18n'
import { timeColumn } from './figure-column'

it('exports a moment in the zone that its cell shows', async () => {
  await startTestI18n()
  const row = { at: Date.UTC(2026, 10, 18, 23) }
  const timeZone = 'Pacific/Auckland'
  const column = timeColumn<typeof row>({ id: 'at', header: 'At' }, ({ at }) => at, timeZone)
  const { container } = render(column.cell(row))
  expect(container).toHaveTextContent(formatDate(row.at, { dateStyle: 'medium', timeZone }))
  expect(column.exportValue?.(row)).toEqual({ kind: 'moment', at: row.at, timezone: timeZone })
})
