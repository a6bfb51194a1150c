import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { comparedRange } from '@/domain/time/compared-range'
import type { Overview } from '@/domain/figures/overview'
import { rangeOfPeriod } from '@/domain/time/period'

import { startTestI18n } from '../../../../tests/support/i18n'
import { MoneyTiles } from './money-tiles'

beforeAll(() => startTestI18n())

const totals = { gross: 12_000, net: 9600, agencyShare: 4800, chatterCost: 800, margin: 4000, payingFans: 3 }
const overview: Overview = {
  currency: 'USD',
  totals,
  previous: { ...totals, gross: 10_000 },
  series: [],
  bridge: null,
  creators: [],
  alerts: [],
  team: { onDuty: [], plannedIds: [], missingIds: [] },
}
const range = rangeOfPeriod({ first: '2026-11-01', last: '2026-11-24' }, 'UTC', 0)

function draw(previous: Overview['previous']) {
  const compared = previous && comparedRange(range, 'same_month_last_year')
  render(
    <MoneyTiles
      overview={{ ...overview, previous }}
      fault={undefined}
      filter={{ comparedRange: compared, days: 24, timezone: 'UTC' }}
    />,
  )
  return screen.getByRole('group', { name: 'Gross' })
}

it('names the compared range of a figure', () => {
  expect(draw(overview.previous)).toHaveTextContent(/\$120up 20\.0%, bettervs Nov 1\s–\s24, 2025/)
})

it('names the days of the period without a comparison', () => {
  expect(draw(null)).toHaveTextContent(/\$120.*24 days/)
})
