import { beforeAll, expect, it } from 'vitest'

import { formatSpan } from '@/i18n/format'

import { startWords } from '../../../../tests/words'
import { figureText } from './figure-words'

beforeAll(() => startWords('en'))

it('formats a duration in its two largest units', () => {
  expect(formatSpan(46.2 * 3_600_000)).toBe('46h 12m')
  expect(formatSpan(161_000)).toBe('2m 41s')
  expect(formatSpan(120_000)).toBe('2m')
  expect(formatSpan(41_400)).toBe('41s')
  expect(formatSpan(0)).toBe('0s')
  expect(formatSpan(-5)).toBe('0s')
})

it('formats a figure by its unit', () => {
  expect(figureText('sales', 329_868, 'USD')).toBe('$3,298.68')
  expect(figureText('goldenRatio', 0.123, 'USD')).toBe('12.3%')
  expect(figureText('messages', 15_485, 'USD')).toBe('15,485')
})
