import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { ScheduleItem } from '@/domain/schedule/schedule'
import { instant } from '@/domain/time/instant'

import { scheduleItem } from '../../../../tests/support/fixtures/schedule-items'
import { useScheduleMarks } from './use-schedule-marks'

const failedAt = (day: string): ScheduleItem =>
  scheduleItem({ itemId: day, kind: 'post', state: 'failed', at: instant(Date.parse(`${day}T12:00:00Z`)) })

it.each([
  ['month', ['2026-10-31', '2026-11-17']],
  ['list', ['2026-11-17']],
] as const)('lists the failures that the %s shows', (layout, failed) => {
  const view = {
    layout,
    day: '2026-11-18',
    today: '2026-11-18',
    weeks: [['2026-10-31'], ['2026-11-17']],
    kinds: [],
    timezone: 'UTC',
    agencyZone: 'UTC',
  }
  const all = [failedAt('2026-10-31'), failedAt('2026-11-17')]
  const { result } = renderHook(() => useScheduleMarks(view, all, [], undefined))
  expect(result.current.failed.map(({ itemId }) => itemId)).toEqual(failed)
})

it('follows the first day of the week, which changes with the language', () => {
  const view = {
    layout: 'week',
    day: '2026-11-25',
    today: '2026-11-18',
    kinds: [],
    timezone: 'UTC',
    agencyZone: 'UTC',
  } as const
  const none: readonly never[] = []
  const { result, rerender } = renderHook(
    ({ weeks }) => useScheduleMarks({ ...view, weeks }, none, none, undefined),
    { initialProps: { weeks: [['2026-11-22', '2026-11-25']] } },
  )
  expect([...result.current.marks.gaps]).toEqual(['2026-11-22', '2026-11-25'])
  rerender({ weeks: [['2026-11-25', '2026-11-29']] })
  expect([...result.current.marks.gaps]).toEqual(['2026-11-25', '2026-11-29'])
})

it('marks a clash with a send just beyond the shown days, which is not listed', () => {
  const view = {
    layout: 'week',
    day: '2026-11-21',
    today: '2026-11-18',
    weeks: [['2026-11-20', '2026-11-21']],
    kinds: [],
    timezone: 'UTC',
    agencyZone: 'UTC',
  } as const
  const late = scheduleItem({ itemId: 'late', at: instant(Date.parse('2026-11-21T23:30:00Z')) })
  const next = scheduleItem({ itemId: 'next', at: instant(Date.parse('2026-11-22T00:15:00Z')) })
  const overlaps = [{ one: 'late', other: 'next', fans: 4 }]
  const { result } = renderHook(() => useScheduleMarks(view, [late, next], overlaps, undefined))
  expect(result.current.items).toEqual([late])
  expect(result.current.marks.clashes.get('late')).toEqual([{ item: next, fans: 4 }])
})

it('marks the same clashes in every zone, with the time that is shown', () => {
  const view = {
    layout: 'week',
    day: '2026-11-21',
    today: '2026-11-18',
    weeks: [['2026-11-21', '2026-11-22']],
    kinds: [],
    timezone: 'America/New_York',
    agencyZone: 'Europe/Warsaw',
  } as const
  const at = (time: string) => instant(Date.parse(time))
  const local = scheduleItem({ itemId: 'local', at: at('2026-11-21T20:00:00+01:00'), isLocalTime: true })
  const near = scheduleItem({ itemId: 'near', at: at('2026-11-21T20:30:00+01:00') })
  const night = scheduleItem({ itemId: 'night', at: at('2026-11-21T20:30:00-05:00') })
  const overlaps = ['near', 'night'].map((other) => ({ one: 'local', other, fans: 4 }))
  const { result } = renderHook(() => useScheduleMarks(view, [local, near, night], overlaps, undefined))
  const { clashes } = result.current.marks
  expect([...clashes.keys()].toSorted()).toEqual(['local', 'near'])
  expect(clashes.get('near')?.[0]?.item.at).toBe(at('2026-11-21T20:00:00-05:00'))
})
