import { expect, it } from 'vitest'

import { formatPercentField, parsePercent } from './percent'

it('parses a percentage between 0 and 100 into a fraction', () => {
  expect(['2,5', '0', '100', '12.34'].map(parsePercent)).toEqual([0.025, 0, 1, 0.1234])
  expect(['', ' ', '100.01', '-1', 'much'].map(parsePercent)).toEqual(Array(5).fill(undefined))
})

it('writes a fraction as people type it', () => {
  expect([0.025, 1, 0.1234].map(formatPercentField)).toEqual(['2.5', '100', '12.34'])
})
