import { expect, it } from 'vitest'

import { parseShiftWindow, shiftWindows } from './shift-select'

const HOUR = 3_600_000
const AT = 1_790_000_000_000

it('groups people planned for the same hours into one shift, newest first', () => {
  const shifts = [
    { startAt: AT, endAt: AT + 8 * HOUR },
    { startAt: AT + 24 * HOUR, endAt: AT + 32 * HOUR },
    { startAt: AT, endAt: AT + 8 * HOUR },
  ]
  expect(shiftWindows(shifts).map(({ from, people }) => [from, people])).toEqual([
    [AT + 24 * HOUR, 1],
    [AT, 2],
  ])
})

it('parses a shift from the URL, and ignores nonsense', () => {
  expect(parseShiftWindow(`${AT}-${AT + 8 * HOUR}`)).toMatchObject({ from: AT, to: AT + 8 * HOUR })
  for (const text of [null, '', 'x', `${AT}`, `${AT}-${AT}`, `${AT + HOUR}-${AT}`, `${AT}-${AT + 90 * HOUR}`])
    expect(parseShiftWindow(text)).toBeUndefined()
})
