import { describe, expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'
import { overlapMs } from '@/domain/shift/shift-grid'
import type { Span } from '@/domain/shift/shift-move'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { HOUR_MS } from '@/lib/duration'

import { type WeekDay, weekDays } from './week'

const ZONE = 'Europe/Warsaw'
const at = (text: string) => instant(Date.parse(text))

const log = (clockInAt: string, clockOutAt: string | null): WorkLogEntry => ({
  chatterWorkLogId: clockInAt,
  chatterId: 'staff-04',
  agencyId: null,
  clockInAt: at(clockInAt),
  clockOutAt: clockOutAt === null ? null : at(clockOutAt),
  lastActiveAt: at(clockInAt),
  durationWorked: null,
  activeSeconds: 0,
  source: 'person',
  flags: [],
  closeReason: null,
  changeReason: null,
})

const lengthOn = (day: WeekDay, spans: readonly Span[]): number =>
  spans.reduce((sum, span) => sum + overlapMs(span, day), 0)

describe('a week', () => {
  it('shows an overnight shift on both days, and its log on the day it began', () => {
    const shift = { startAt: at('2026-11-17T22:00:00+01:00'), endAt: at('2026-11-18T06:00:00+01:00') }
    const worked = log('2026-11-17T21:55:00+01:00', '2026-11-18T06:05:00+01:00')
    const days = weekDays({
      first: '2026-11-16',
      timezone: ZONE,
      now: at('2026-11-19T00:00:00Z'),
      shifts: [shift],
      logs: [worked],
    })
    expect(days.map((day) => lengthOn(day, day.planned) / HOUR_MS)).toEqual([0, 2, 6, 0, 0, 0, 0])
    expect(days.map(({ logs }) => logs.length)).toEqual([0, 1, 0, 0, 0, 0, 0])
    expect(days.reduce((sum, day) => sum + lengthOn(day, day.clocked), 0)).toBe(8 * HOUR_MS + 10 * 60_000)
  })

  it('has a day of 25 hours when daylight saving time ends', () => {
    const days = weekDays({ first: '2026-10-19', timezone: ZONE, now: 0, shifts: [], logs: [] })
    expect(days.map(({ from, to }) => (to - from) / HOUR_MS)).toEqual([24, 24, 24, 24, 24, 24, 25])
  })

  it('counts a running log up to now', () => {
    const now = at('2026-11-17T12:30:00+01:00')
    const [, tuesday] = weekDays({
      first: '2026-11-16',
      timezone: ZONE,
      now,
      shifts: [],
      logs: [log('2026-11-17T09:00:00+01:00', null)],
    })
    expect(tuesday && lengthOn(tuesday, tuesday.clocked)).toBe(3.5 * HOUR_MS)
  })
})
