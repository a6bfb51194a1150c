import { beforeAll, expect, it } from 'vitest'

import { formatCompactDuration } from '@/i18n/format'

import { startTestI18n } from '../../../../tests/support/i18n'
import { figureText } from './figure-value'

beforeAll(() => startTestI18n('en'))

it('formats a duration in its two largest units', () => {
  expect(formatCompactDuration(46.2 * 3_600_000)).toBe('46h 12m')
  expect(formatCompactDuration(161_000)).toBe('2m 41s')
  expect(formatCompactDuration(120_000)).toBe('2m')
  expect(formatCompactDuration(41_400)).toBe('41s')
  expect(formatCompactDuration(0)).toBe('0s')
  expect(formatCompactDuration(-5)).toBe('0s')
})

it('formats a figure by its unit', () => {
  expect(figureText('sales', 329_868, 'USD')).toBe('$3,298.68')
  expect(figureText('goldenRatio', 0.123, 'USD')).toBe('12.3%')
  expect(figureText('messages', 15_485, 'USD')).toBe('15,485')
})
