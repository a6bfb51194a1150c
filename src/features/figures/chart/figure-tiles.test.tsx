import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { startTestI18n } from '../../../../tests/support/i18n'
import { FigureTiles, type TileFigure } from './figure-tiles'

beforeAll(() => startTestI18n())

const figure = (unit: TileFigure['unit'], sample?: number): TileFigure => ({
  id: `${unit} of ${sample}`,
  label: `${unit} of ${sample}`,
  info: '',
  unit,
  value: 90,
  sample,
})

it.each(['money', 'count', 'share', 'reply'] as const)('marks a figure of few cases: %s', async (unit) => {
  render(
    <FigureTiles
      name="Figures"
      figures={[figure(unit, 29), figure(unit, 30), figure(unit)]}
      count={3}
      currency="USD"
      fault={undefined}
      filter={{ comparedRange: null, days: 7 }}
    />,
  )
  await screen.findByRole('group', { name: `${unit} of 29` })
  const isMarked = (name: string) => screen.getByRole('group', { name }).textContent.includes('low data')
  expect([`${unit} of 29`, `${unit} of 30`, `${unit} of undefined`].map(isMarked)).toEqual([
    true,
    false,
    false,
  ])
})
