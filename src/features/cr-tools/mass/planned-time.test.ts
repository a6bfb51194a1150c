import { expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'

import { plannedTimeOf } from './planned-time'

const AT = instant(Date.parse('2026-11-25T19:30:00Z'))

it('is the time of the zone, or the hour of each fan, even one that the zone skips', () => {
  const at = { scheduledAt: AT, localTime: false, localAt: null }
  expect(plannedTimeOf(at, 'Asia/Tokyo')).toBe('2026-11-26T04:30')
  const skipped = { scheduledAt: AT, localTime: true, localAt: '2026-03-29T02:30' }
  expect(plannedTimeOf(skipped, 'Europe/Berlin')).toBe('2026-03-29T02:30')
  expect(plannedTimeOf({ scheduledAt: null, localTime: false, localAt: null }, 'Asia/Tokyo')).toBe('')
})
