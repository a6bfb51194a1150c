import { describe, expect, it } from 'vitest'

import { problemsOf } from './correction'

const NOW = Date.UTC(2026, 10, 21, 18)
const fine = { clockInAt: NOW - 8_000_000, clockOutAt: NOW - 1000, reason: 'Fell asleep' }

describe('a correction', () => {
  it('is valid when the end is after the start, not in the future, and has a reason', () => {
    expect(problemsOf(fine, NOW)).toEqual({})
  })

  it.each([
    [{ clockInAt: undefined }, { clockInAt: 'fix_time_missing' }],
    [{ clockOutAt: undefined }, { clockOutAt: 'fix_time_missing' }],
    [{ clockOutAt: fine.clockInAt }, { clockOutAt: 'fix_order' }],
    [{ clockOutAt: NOW + 1 }, { clockOutAt: 'fix_future' }],
    [{ reason: '  ' }, { reason: 'fix_reason_missing' }],
  ])('with %j returns %j', (change, problems) => {
    expect(problemsOf({ ...fine, ...change }, NOW)).toEqual(problems)
  })
})
