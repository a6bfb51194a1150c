import { expect, it } from 'vitest'

import { isSameLocalDay, isSameLocalYear, localDaysSince, startOfLocalDay } from './local-day'

// Without a zone: the reader's own.
const at = (text: string): number => new Date(text).getTime()

it('counts calendar days, whatever the hour', () => {
  const day = startOfLocalDay(at('2026-11-16T23:59:00'))
  expect(localDaysSince(day, at('2026-11-16T00:00:00'))).toBe(0)
  expect(localDaysSince(day, at('2026-11-17T00:01:00'))).toBe(1)
  // Zones change their clocks in March.
  expect(localDaysSince(startOfLocalDay(at('2026-03-01T12:00:00')), at('2026-04-01T00:00:00'))).toBe(31)
})

it('compares days and years as the reader has them', () => {
  expect(isSameLocalDay(at('2026-11-16T00:00:00'), at('2026-11-16T23:59:00'))).toBe(true)
  expect(isSameLocalDay(at('2026-11-16T23:59:00'), at('2026-11-17T00:00:00'))).toBe(false)
  expect(isSameLocalYear(at('2026-12-31T23:59:00'), at('2027-01-01T00:00:00'))).toBe(false)
})
