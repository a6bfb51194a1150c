import { expect, it } from 'vitest'

import { HOUR_MS } from '@/lib/duration'

import { parseShiftWindow, shiftWindows } from './shift-select'

const AT = 1_790_000_000_000

it('groups people planned for the same hours into one shift, newest first', () => {
  const shifts = [
    { startAt: AT, endAt: AT + 8 * HOUR_MS },
    { startAt: AT + 24 * HOUR_MS, endAt: AT + 32 * HOUR_MS },
    { startAt: AT, endAt: AT + 8 * HOUR_MS },
  ]
  expect(shiftWindows(shifts).map(({ from, people }) => [from, people])).toEqual([
    [AT + 24 * HOUR_MS, 1],
    [AT, 2],
  ])
})

it('parses a shift from the URL, and ignores nonsense', () => {
  expect(parseShiftWindow(`${AT}-${AT + 8 * HOUR_MS}`)).toMatchObject({ from: AT, to: AT + 8 * HOUR_MS })
  for (const text of [
    null,
    '',
    'x',
    `${AT}`,
    `${AT}-${AT}`,
    `${AT + HOUR_MS}-${AT}`,
    `${AT}-${AT + 90 * HOUR_MS}`,
  ])
    expect(parseShiftWindow(text)).toBeUndefined()
})
