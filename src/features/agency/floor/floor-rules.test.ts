import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'
import { HOUR_MS, MINUTE_MS } from '@/lib/duration'

import { logLengthChange, uncoveredRanges, isIdle, UNASSIGNED, countByAssignee } from './floor-rules'
import type { WaitingFan } from './use-floor'

describe('uncovered hours', () => {
  const hoursOf = (planned: readonly number[]) =>
    planned.map((count, index) => ({ hour: instant(index * HOUR_MS), planned: count, demand: 0.5 }))

  it('merges consecutive hours without anyone into one range', () => {
    expect(uncoveredRanges(hoursOf([2, 0, 0, 1, 0]))).toEqual([
      { from: HOUR_MS, to: 3 * HOUR_MS },
      { from: 4 * HOUR_MS, to: 5 * HOUR_MS },
    ])
    expect(uncoveredRanges([])).toEqual([])
  })

  it('covers exactly the hours without anyone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2), { maxLength: 24 }), (planned) => {
        const hours = uncoveredRanges(hoursOf(planned)).reduce(
          (sum, { from, to }) => sum + (to - from) / HOUR_MS,
          0,
        )
        expect(hours).toBe(planned.filter((count) => count === 0).length)
      }),
    )
  })
})

describe('a person on duty', () => {
  const at = (minutes: number) => instant(minutes * MINUTE_MS)

  it('is idle after five minutes without an action, or since clock-in if there was none', () => {
    const person = { userId: 'a', clockInAt: at(0), lastActiveAt: at(10) }
    expect(isIdle(person, at(15))).toBe(false)
    expect(isIdle(person, at(15) + 1)).toBe(true)
    expect(isIdle({ ...person, lastActiveAt: null }, at(6))).toBe(true)
  })
})

describe('a correction', () => {
  const times = (clockInAt: number, clockOutAt: number | null) => ({
    clockInAt: instant(clockInAt),
    clockOutAt: clockOutAt === null ? null : instant(clockOutAt),
  })

  it(`changes a log's length by a difference, unknown while the log runs`, () => {
    expect(logLengthChange({ before: times(0, 100), after: times(0, 135) })).toBe(35)
    expect(logLengthChange({ before: times(0, 100), after: times(20, 100) })).toBe(-20)
    expect(logLengthChange({ before: times(0, null), after: times(0, 100) })).toBeNull()
  })
})

describe('waiting fans', () => {
  const fan = (fanId: string, assignedTo: string | null): WaitingFan => ({
    channelId: `channel-${fanId}`,
    fanId,
    waitingSince: instant(0),
    spend: null,
    lastText: '',
    assignedTo,
  })

  it('group by assignee: unassigned first, then by count', () => {
    const waiting = [fan('1', 'ana'), fan('2', 'ben'), fan('3', null), fan('4', 'ben')]
    expect(countByAssignee(waiting)).toEqual([
      { owner: UNASSIGNED, count: 1 },
      { owner: 'ben', count: 2 },
      { owner: 'ana', count: 1 },
    ])
  })
})
