import { expect, it } from 'vitest'

import { goalFrom, goalText } from './goal-value'

it('reads amounts in cents and counts as they are', () => {
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
])('says what is wrong with %j', (text, problem) => {
  expect(goalFrom(text, false)).toEqual({ problem })
})

it('shows a goal as it can be typed again', () => {
  for (const value of [1, 99, 2_450_050]) expect(goalFrom(goalText(value, true), true)).toEqual({ value })
  expect(goalFrom(goalText(35, false), false)).toEqual({ value: 35 })
})
