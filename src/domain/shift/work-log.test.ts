import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { HOUR_MS } from '@/lib/duration'

import { instant } from '../time/instant'
import { ROLES } from '../account/role'
import {
  formatElapsed,
  isClockForgotten,
  isOnDuty,
  ClockLogStatus,
  plannedEnd,
  isClockVisible,
  WorkLog,
} from './work-log'

const IN = Date.UTC(2026, 10, 21, 8, 0, 0)
const running = { clockInAt: instant(IN), clockOutAt: null }

describe('on duty (requirements 4)', () => {
  it('when a log has no clockOutAt', () => {
    expect(isOnDuty(running)).toBe(true)
  })

  it('not when clockOutAt is set, or without a log', () => {
    expect(isOnDuty({ clockOutAt: instant(IN) })).toBe(false)
    expect(isOnDuty(null)).toBe(false)
    expect(isOnDuty(undefined)).toBe(false)
  })

  it('parses the wire format: an absent clockOutAt is on duty, an unreadable one fails the log', () => {
    const wire = { chatterWorkLogId: 'a', clockInAt: '2026-11-21T08:00:00.000Z' }
    expect(isOnDuty(v.parse(WorkLog, wire))).toBe(true)
    expect(isOnDuty(v.parse(ClockLogStatus, { chatterWorkLog: null }).chatterWorkLog)).toBe(false)
    expect(v.safeParse(WorkLog, { ...wire, clockOutAt: 'soon' }).success).toBe(false)
  })
})

describe('the timer (requirements 2, decisions 21)', () => {
  it.each([
    [0, '00:00:00'],
    [999, '00:00:00'],
    [1000, '00:00:01'],
    [59_999, '00:00:59'],
    [60_000, '00:01:00'],
    [13_338_000, '03:42:18'],
    [100 * HOUR_MS - 1, '99:59:59'],
    [100 * HOUR_MS, '100:00:00'],
    [-5000, '00:00:00'],
  ])('shows %i ms as %s', (ms, shown) => {
    expect(formatElapsed(running, IN + ms)).toBe(shown)
  })

  it('stops once the log is closed', () => {
    const closed = { ...running, clockOutAt: instant(IN + HOUR_MS) }
    expect(formatElapsed(closed, IN + 9 * HOUR_MS)).toBe('01:00:00')
  })

  it('is always hh:mm:ss, never negative and never runs backwards', () => {
    const ms = fc.integer({ min: -1e10, max: 1e10 })
    fc.assert(
      fc.property(ms, ms, (a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)].map((at) => formatElapsed(running, IN + at))
        expect(early).toMatch(/^\d{2,}:[0-5]\d:[0-5]\d$/)
        const seconds = (shown = ''): number =>
          shown.split(':').reduce((total, part) => total * 60 + Number(part), 0)
        expect(seconds(early)).toBeLessThanOrEqual(seconds(late))
      }),
    )
  })

  it('reports a forgotten clock after 12 hours', () => {
    expect(isClockForgotten(running, IN + 12 * HOUR_MS)).toBe(false)
    expect(isClockForgotten(running, IN + 12 * HOUR_MS + 1)).toBe(true)
    expect(isClockForgotten({ ...running, clockOutAt: instant(IN) }, IN + 20 * HOUR_MS)).toBe(false)
  })
})

describe('the planned shift line', () => {
  const shift = { startAt: IN, endAt: IN + 8 * HOUR_MS }

  it('shows the end of the current shift, from an hour before its start', () => {
    expect(plannedEnd([shift], IN)).toBe(shift.endAt)
    expect(plannedEnd([shift], IN - HOUR_MS)).toBe(shift.endAt)
    expect(plannedEnd([shift], shift.endAt - 1)).toBe(shift.endAt)
  })

  it('is empty without a shift', () => {
    expect(plannedEnd([], IN)).toBeUndefined()
    expect(plannedEnd([shift], IN - HOUR_MS - 1)).toBeUndefined()
    expect(plannedEnd([shift], shift.endAt)).toBeUndefined()
  })
})

describe('the clock control shows only (requirements 6)', () => {
  it.each(['/cr-tools', '/cr-tools/messages/42', '/cr-select', '/x/cr-select/y'])(
    'to chatters, on the web, on %s',
    (path) => {
      for (const role of ROLES) expect(isClockVisible(path, [role], false)).toBe(role === 'chatter')
      expect(isClockVisible(path, ROLES, false)).toBe(true)
      expect(isClockVisible(path, ['chatter'], true)).toBe(false)
    },
  )

  it.each(['/', '/login', '/agency-overview', '/settings/feedback', '/vault'])('not on %s', (path) => {
    expect(isClockVisible(path, ['chatter'], false)).toBe(false)
  })
})
