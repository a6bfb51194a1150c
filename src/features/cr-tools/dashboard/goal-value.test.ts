import { expect, it } from 'vitest'

import { parseGoal, formatGoal } from './goal-value'

it('parses amounts into cents and counts unchanged', () => {
  expect(parseGoal('24,500.50', true)).toEqual({ value: 2_450_050 })
  expect(parseGoal('24.500,50', true)).toEqual({ value: 2_450_050 })
  expect(parseGoal('١٢٠', false)).toEqual({ value: 120 })
})

it.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['a lot', 'unclear'],
  ['-5', 'unclear'],
  ['0', 'too_small'],
  ['12.5', 'not_whole'],
  ['99999999', 'too_large'],
])('reports why %j is invalid', (text, problem) => {
  expect(parseGoal(text, false)).toEqual({ problem })
})

it('formats a goal so that it parses again', () => {
  for (const value of [1, 99, 2_450_050]) expect(parseGoal(formatGoal(value, true), true)).toEqual({ value })
  expect(parseGoal(formatGoal(35, false), false)).toEqual({ value: 35 })
})
