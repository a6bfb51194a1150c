import { expect, it } from 'vitest'

import { goalFrom, goalText } from './goal-value'

it('parses amounts into cents and counts unchanged', () => {
  expect(goalFrom('24,500.50', true)).toEqual({ value: 2_450_050 })
  expect(goalFrom('24.500,50', true)).toEqual({ value: 2_450_050 })
  expect(goalFrom('١٢٠', false)).toEqual({ value: 120 })
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
  expect(goalFrom(text, false)).toEqual({ problem })
})

it('formats a goal so that it parses again', () => {
  for (const value of [1, 99, 2_450_050]) expect(goalFrom(goalText(value, true), true)).toEqual({ value })
  expect(goalFrom(goalText(35, false), false)).toEqual({ value: 35 })
})
