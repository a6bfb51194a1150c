import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { startTestI18n } from '../../../tests/support/i18n'

import type { FigureChangeFacts } from '../text/figure-change'
import { Tile } from './tile'

beforeAll(() => startTestI18n())

const tile = (change: FigureChangeFacts) => {
  render(<Tile label="Chatter cost" value="$24,816" change={change} period="vs 28 days before" />)
  return screen.getByRole('group', { name: 'Chatter cost' })
}

test('shows a higher cost as worse, in text too', () => {
  expect(tile({ amount: '11.4%', direction: 'up', verdict: 'worse' })).toHaveTextContent(
    '$24,816up 11.4%, worsevs 28 days before',
  )
})

test('shows a faster reply as better, though the figure went down', () => {
  expect(tile({ amount: '0:18', direction: 'down', verdict: 'better', isSpeed: true })).toHaveTextContent(
    '0:18 faster, better',
  )
})

test('says when there is no change', () => {
  expect(tile({ amount: '', direction: 'none', verdict: 'neutral' })).toHaveTextContent('no change')
})

test('does not show missing data as zero', () => {
  render(<Tile label="Churn" value={undefined} period="30 days" />)
  expect(screen.getByRole('group', { name: 'Churn' })).toHaveTextContent('No data')
})
