import { expect, it } from 'vitest'

import { daysLeft } from './last-message'

// Without a zone: the reader's own.
const at = (text: string): number => new Date(`2026-11-${text}`).getTime()

it('counts the days to the end of a membership as the calendar has them', () => {
  const now = at('18T20:00')
  expect(daysLeft(at('18T23:00'), now)).toBe(0)
  expect(daysLeft(at('19T08:00'), now)).toBe(1)
  expect(daysLeft(at('20T08:00'), now)).toBe(2)
  expect(daysLeft(at('18T19:00'), now)).toBeUndefined()
  expect(daysLeft(null, now)).toBeUndefined()
})
