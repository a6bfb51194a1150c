import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'

import { DAY_MS } from '@/lib/duration'
import { PENDING_NAME } from '@/lib/text/pending-name'

import { startTestI18n } from '../../../tests/support/i18n'

import { BarChart } from './bar-chart'
import { BridgeChart, bridgeBars } from './bridge-chart'
import { HeatStrip } from './heat-strip'
import { LineChart } from './line-chart'

const POINTS = [0, 1, 2].map((day) => Date.UTC(2026, 10, 14) + day * DAY_MS)
const SERIES = [
  { id: 'ana', label: 'Ana', color: 'stats-1', values: [10, 20, 30] },
  { id: 'ben', label: 'Ben', color: 'stats-2', values: [5, null, 15] },
] as const
const shared = { name: 'Sales', unit: 'USD per day', points: POINTS, format: String, timezone: 'UTC' }

beforeAll(() => startTestI18n())

const slider = () => screen.getByRole('slider', { name: 'Sales, step by step' })
const valueText = () => slider().getAttribute('aria-valuetext')

describe('a chart', () => {
  test('names the measure and its unit', () => {
    render(<LineChart {...shared} series={SERIES} />)
    expect(screen.getByRole('heading', { name: 'Sales' })).toBeVisible()
    expect(screen.getByText('USD per day')).toBeVisible()
  })

  test('is readable step by step with the keyboard and announces each step', () => {
    render(<LineChart {...shared} series={SERIES} />)
    slider().focus()
    expect(valueText()).toBe('Monday, Nov 16: Ana 30, Ben 15')
    // The browser does this for arrows, Home and End.
    fireEvent.change(slider(), { target: { value: '1' } })
    expect(valueText()).toBe('Sunday, Nov 15: Ana 20, Ben No data')
    expect(screen.getByText('Sunday, Nov 15')).toBeInTheDocument()
    fireEvent.keyDown(slider(), { key: 'Escape' })
    expect(screen.queryByText('Sunday, Nov 15')).not.toBeInTheDocument()
  })

  test('shows the same figures as a table, by one key and by a button', async () => {
    render(<BarChart {...shared} series={SERIES} />)
    const button = screen.getByRole('button', { name: 'Show as table' })
    button.focus()
    await userEvent.keyboard('t')
    const table = screen.getByRole('table', { name: 'Sales' })
    expect(within(table).getByRole('columnheader', { name: 'Total' })).toBeVisible()
    expect(within(table).getByRole('row', { name: 'Saturday, Nov 14 10 5 15' })).toBeVisible()
    expect(within(table).getByRole('row', { name: /Sunday, Nov 15 20 .*No data 20/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  test('shows zeros as zeros, and only unknown figures as no data', () => {
    const flat = (value: 0 | null) => [{ ...SERIES[0], values: [value, value, value] }]
    const { rerender } = render(<LineChart {...shared} series={flat(0)} />)
    expect(valueText()).toContain('Ana 0')
    rerender(<LineChart {...shared} series={flat(null)} />)
    expect(screen.getByText('No data for this period.')).toBeVisible()
  })

  test('shows a skeleton for a series whose name has not loaded', () => {
    const series = [{ ...SERIES[0], label: PENDING_NAME }, SERIES[1]]
    render(<LineChart {...shared} series={series} />)
    const legend = screen.getByRole('group', { name: 'Show or hide' })
    expect(
      within(legend)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Ben'])
  })

  test('hides and shows a series from its legend, and always shows at least one', async () => {
    render(<BarChart {...shared} series={SERIES} />)
    const ana = screen.getByRole('button', { name: 'Ana' })
    expect(ana).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(ana)
    expect(ana).toHaveAttribute('aria-pressed', 'false')
    expect(valueText()).toBe('Monday, Nov 16: Ben 15')
    await userEvent.click(screen.getByRole('button', { name: 'Ben' }))
    expect(ana).toHaveAttribute('aria-pressed', 'true')
    expect(valueText()).toBe('Monday, Nov 16: Ben 15, Ana 30, Total 45')
  })

  test('shows the previous period and the usual range', () => {
    const own = {
      ...SERIES[0],
      previous: [9, 9, 9],
      band: { label: 'Usual', low: [1, 1, 1], high: [40, 40, 40] },
    }
    render(<LineChart {...shared} series={[own]} target={{ label: 'Target', value: 25 }} />)
    expect(valueText()).toBe('Monday, Nov 16: Ana 30, Ana, previous period 9, Usual, low 1, Usual, high 40')
    expect(screen.getByText('Target')).toBeVisible()
  })

  test('shows no values while loading; when empty, says so and switches the table off', () => {
    const { rerender } = render(<LineChart {...shared} series={SERIES} isLoading />)
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
    rerender(<LineChart {...shared} points={[]} series={[]} empty="Nobody clocked in." />)
    expect(screen.getByText('Nobody clocked in.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show as table' })).toHaveAttribute('aria-disabled', 'true')
  })
})

test('an hour strip shows the usual, the planned and the understaffed hours', () => {
  const hours = [0, 1].map((hour) => Date.UTC(2026, 10, 21, 20 + hour))
  const strip = (points: readonly number[]) => (
    <HeatStrip
      name="Sales"
      unit="next hours"
      points={points}
      timezone="UTC"
      format={String}
      rows={[
        { id: 'demand', label: 'Fan activity', look: 'shade', values: [0.2, 0.9] },
        { id: 'planned', label: 'Planned', look: 'figure', values: [3, 1] },
      ]}
      isWarned={(index) => index === 1}
      warning="Short of people"
    />
  )
  const { rerender } = render(strip(hours))
  expect(valueText()).toBe('Sat, Nov 21, 9:00 PM: Fan activity 0.9, Planned 1, Short of people')
  fireEvent.change(slider(), { target: { value: '0' } })
  fireEvent.change(slider(), { target: { value: '1' } })
  // Fewer hours than before: the last one is read.
  rerender(strip(hours.slice(0, 1)))
  expect(valueText()).toBe('Sat, Nov 21, 8:00 PM: Fan activity 0.2, Planned 3')
})

test('a bridge lists every step from the first sum to the result', () => {
  const steps = [
    { id: 'gross', label: 'Gross', value: 100, kind: 'sum' },
    { id: 'fee', label: 'Fee', value: 20, kind: 'deduction' },
    { id: 'net', label: 'Net', value: 80, kind: 'sum' },
    { id: 'cost', label: 'Cost', value: 90, kind: 'deduction' },
    { id: 'margin', label: 'Margin', value: -10, kind: 'result' },
  ] as const
  render(<BridgeChart name="Bridge" unit="USD" steps={steps} format={String} />)
  const rows = within(screen.getByRole('table', { name: 'Bridge' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['Gross100', 'Fee-20', 'Net80', 'Cost-90', 'Margin-10'])
  expect(bridgeBars(steps)).toEqual([
    { from: 0, to: 100 },
    { from: 80, to: 100 },
    { from: 0, to: 80 },
    { from: -10, to: 80 },
    { from: -10, to: 0 },
  ])
})
