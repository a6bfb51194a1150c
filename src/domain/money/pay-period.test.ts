import { expect, it } from 'vitest'

import { isPayPeriodOver, isPayPeriod, monthAt, latestMonths, payPeriodOf } from './pay-period'

const ZONE = 'Europe/Warsaw'

it('is a whole month of its zone, an hour longer when clocks go back', () => {
  const october = payPeriodOf('2026-10', ZONE)
  expect(october).toEqual({
    from: '2026-09-30T22:00:00.000Z',
    to: '2026-10-31T23:00:00.000Z',
    timezone: ZONE,
  })
  expect(isPayPeriod(october, ZONE)).toBe(true)
})

it('leaves no gap between two months, at any turn of the year', () => {
  const months = latestMonths(Date.parse('2026-02-10T12:00Z'), ZONE, 14)
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  const periods = months.map((month) => payPeriodOf(month, ZONE)).toReversed()
  for (const [index, { to }] of periods.entries())
    expect(periods[index + 1]?.from ?? '2026-02-28T23:00:00.000Z').toBe(to)
})

it('excludes other starts and ends, and months of other zones', () => {
  const { from, to } = payPeriodOf('2026-11', ZONE)
  for (const other of [
    { from, to: '2026-11-19T23:00:00.000Z' },
    { from: '2026-11-02T23:00:00.000Z', to },
    { from: payPeriodOf('2026-10', ZONE).from, to },
    payPeriodOf('2026-11', 'UTC'),
  ])
    expect(isPayPeriod(other, ZONE)).toBe(false)
})

it('ends with its last moment, and a moment belongs to the month of the zone', () => {
  const { to } = payPeriodOf('2026-11', ZONE)
  expect(isPayPeriodOver({ to }, Date.parse(to) - 1)).toBe(false)
  expect(isPayPeriodOver({ to }, Date.parse(to))).toBe(true)
  expect(monthAt(Date.parse(to) - 1, ZONE)).toBe('2026-11')
  expect(monthAt(Date.parse(to), ZONE)).toBe('2026-12')
})
