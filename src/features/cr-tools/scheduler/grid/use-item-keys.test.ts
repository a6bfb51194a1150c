import { expect, it } from 'vitest'

import { timeAfterStep } from './use-item-keys'

const ZONE = 'Europe/Warsaw'
const after = (from: string, minutes: number) =>
  new Date(timeAfterStep(Date.parse(from), { days: 0, minutes }, ZONE)).toISOString()

it('steps over the hour that a clock change skips, and stays within the day', () => {
  // 03:00 of the day on which 02:00 to 03:00 does not exist.
  expect(after('2026-03-29T01:00:00Z', -15)).toBe('2026-03-29T00:45:00.000Z')
  expect(after('2026-03-29T01:00:00Z', -60)).toBe('2026-03-29T00:00:00.000Z')
  expect(after('2026-11-24T09:07:00Z', 15)).toBe('2026-11-24T09:15:00.000Z')
  expect(after('2026-11-24T22:45:00Z', 15)).toBe('2026-11-24T22:45:00.000Z')
})
