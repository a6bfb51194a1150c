import { expect, test } from 'vitest'

import { bandPath, barPath, linePath } from './paths'

const AREA = {
  width: 100,
  height: 100,
  step: 10,
  at: undefined,
  x: (index: number) => index * 10,
  y: (value: number) => 100 - value,
}

test('A line connects points and breaks where there is no data; a lone point is its own line', () => {
  expect(linePath([1, 2, null, 4, null, 6, 7], AREA)).toBe('M0,99L10,98M30,96ZM50,94L60,93')
  expect(linePath([null, null], AREA)).toBe('')
})

test('A band fills the area between its two lines where both are known', () => {
  expect(bandPath({ low: [1, 2, null, 4], high: [11, 12, 13, null] }, AREA)).toBe('M0,89L10,88L10,98L0,99Z')
})

test('A bar fills its box and rounds its corners where there is room', () => {
  expect(barPath(0, 0, 10, 3)).toBe('M0,0h10v3h-10Z')
  expect(barPath(5, 10, 10, 20)).toBe(
    'M6.5,10h7a1.5,1.5,0,0,1,1.5,1.5v17a1.5,1.5,0,0,1,-1.5,1.5h-7a1.5,1.5,0,0,1,-1.5,-1.5v-17a1.5,1.5,0,0,1,1.5,-1.5Z',
  )
})
