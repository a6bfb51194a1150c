import { describe, expect, it } from 'vitest'

import { parseMinuteOfDay } from '../time/minute-of-day'
import { isQuietAt } from './quiet-hours'

const at = (time: string): number => parseMinuteOfDay(time) ?? -1

describe('quiet hours', () => {
  it.each([
    ['13:00', '14:30', '12:59', false],
    ['13:00', '14:30', '13:00', true],
    ['13:00', '14:30', '14:29', true],
    ['13:00', '14:30', '14:30', false],
    ['22:00', '07:00', '21:59', false],
    ['22:00', '07:00', '22:00', true],
    ['22:00', '07:00', '00:00', true],
    ['22:00', '07:00', '06:59', true],
    ['22:00', '07:00', '07:00', false],
    ['09:00', '09:00', '09:00', false],
  ])('from %s to %s at %s: quiet is %s', (quietFrom, quietTo, now, expected) => {
    expect(isQuietAt({ quietFrom, quietTo }, at(now))).toBe(expected)
  })

  it.each([
    [null, '07:00'],
    ['22:00', null],
    ['24:00', '07:00'],
    ['late', '07:00'],
    ['', ''],
  ])('do not exist from %s to %s', (quietFrom, quietTo) => {
    for (const now of ['00:00', '06:00', '22:30'])
      expect(isQuietAt({ quietFrom, quietTo }, at(now))).toBe(false)
  })
})
