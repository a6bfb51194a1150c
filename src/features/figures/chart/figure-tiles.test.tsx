import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { HOUR_S } from '@/lib/duration'

import { startTestI18n } from '../../../../tests/support/i18n'
import { FigureTiles, type TileFigure } from './figure-tiles'

beforeAll(() => startTestI18n())

const figure = (unit: TileFigure['unit'], sample?: number, value = 90): TileFigure => ({
  id: `${unit} of ${sample}`,
  label: `${unit} of ${sample}`,
  info: '',
  unit,
  value,
  sample,
})

const tiles = (...figures: TileFigure[]) =>
  render(
    <FigureTiles
      name="Figures"
      figures={figures}
      count={figures.length}
      currency="USD"
      fault={undefined}
      filter={{ comparedRange: null, days: 7 }}
    />,
  )

it.each(['money', 'count', 'share', 'reply'] as const)('marks a figure of few cases: %s', async (unit) => {
  tiles(figure(unit, 29), figure(unit, 30), figure(unit))
  await screen.findByRole('group', { name: `${unit} of 29` })
  const isMarked = (name: string) => screen.getByRole('group', { name }).textContent.includes('low data')
  expect([`${unit} of 29`, `${unit} of 30`, `${unit} of undefined`].map(isMarked)).toEqual([
    true,
    false,
    false,
  ])
})

it('shows spans in whole hours from a hundred hours', async () => {
  tiles(figure('span', 1, 99 * HOUR_S + 54 * 60), figure('span', 2, 1878 * HOUR_S + 43 * 60))
  expect(await screen.findByRole('group', { name: 'span of 1' })).toHaveTextContent('99h 54m')
  expect(screen.getByRole('group', { name: 'span of 2' })).toHaveTextContent('1,879h')
})
