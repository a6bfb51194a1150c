import { describe, expect, it } from 'vitest'

import { instant } from '../time/instant'
import {
  groupByDay,
  findClashes,
  emptyDays,
  isCancelable,
  isMovable,
  isRetryable,
  monthWeeks,
  pickDayItems,
  plannedTime,
  type ScheduleItem,
  shownItem,
} from './schedule'
import { draggedTime, momentOn, dayPositions } from './day-positions'
import { bestHourOf, hourScores, nextBestMoment } from './hour-scores'

import { scheduleItem } from '../../../tests/support/fixtures/schedule-items'

const ZONE = 'Europe/Warsaw'
const at = (text: string) => instant(Date.parse(text))
describe('a message at the same hour in each fan’s zone', () => {
  /** 20:00 at the agency. */
  const item = scheduleItem({ isLocalTime: true, at: at('2026-11-24T19:00:00Z') })
  const zones = { timezone: 'America/New_York', agencyZone: ZONE }

  it('shows that hour in every zone', () => {
    expect(shownItem(item, zones).at).toBe(at('2026-11-24T20:00:00-05:00'))
    expect(shownItem({ ...item, isLocalTime: false }, zones).at).toBe(item.at)
  })

  it('keeps it on another day, also where only one of the zones has changed its clocks', () => {
    const to = at('2026-11-02T20:00:00-05:00')
    expect(plannedTime(item, to, zones)).toEqual({ at: at('2026-11-02T19:00:00Z'), timezone: ZONE })
    const before = at('2026-10-27T20:00:00-04:00')
    expect(plannedTime(item, before, zones)).toEqual({ at: at('2026-10-27T19:00:00Z'), timezone: ZONE })
    const other = { ...item, isLocalTime: false }
    expect(plannedTime(other, to, zones)).toEqual({ at: to, timezone: 'America/New_York' })
  })
})

describe('sends clash', () => {
  const overlaps = [{ one: 'one', other: 'two', fans: 12 }]
  const clashOf = (part: Partial<ScheduleItem>) =>
    findClashes([scheduleItem({}), scheduleItem({ itemId: 'two', ...part })], overlaps)
      .get('one')
      ?.map(({ fans }) => fans)

  it('when some fans get both within two hours', () => {
    expect(clashOf({ at: at('2026-11-24T11:59:00Z') })).toEqual([12])
    expect(clashOf({ at: at('2026-11-24T08:01:00Z') })).toEqual([12])
  })

  it('unless they are two hours apart, one is sent already, or they share no fans', () => {
    expect(clashOf({ at: at('2026-11-24T12:00:00Z') })).toBeUndefined()
    expect(clashOf({ state: 'done' })).toBeUndefined()
    expect(findClashes([scheduleItem({}), scheduleItem({ itemId: 'three' })], overlaps).size).toBe(0)
  })
})

describe('empty days', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
  const gaps = (...items: ScheduleItem[]) => [...emptyDays(days, items, ZONE, '2026-11-24')]

  it("are future days without items, in the zone's days", () => {
    expect(gaps(scheduleItem({ at: at('2026-11-24T23:30:00Z') }))).toEqual(['2026-11-24', '2026-11-26'])
  })

  it('stay empty with only welcome messages and failures', () => {
    const welcome = scheduleItem({ kind: 'welcome', at: at('2026-11-25T10:00:00Z') })
    const failed = scheduleItem({ state: 'failed', at: at('2026-11-26T10:00:00Z') })
    expect(gaps(scheduleItem({}), welcome, failed)).toEqual(['2026-11-25', '2026-11-26'])
  })
})

describe('a month', () => {
  it("shows whole weeks from the language's first day of the week", () => {
    const monday = monthWeeks('2026-11-24', 1)
    expect(monday.map(([first]) => first)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(monthWeeks('2026-11-24', 0)[0]?.[0]).toBe('2026-11-01')
    expect(monthWeeks('2026-11-24', 6)[0]?.[0]).toBe('2026-10-31')
  })

  it('has each item under its day in the zone', () => {
    const late = scheduleItem({ at: at('2026-11-24T23:30:00Z') })
    expect([...groupByDay([late], ZONE).keys()]).toEqual(['2026-11-25'])
    expect([...groupByDay([late], 'UTC').keys()]).toEqual(['2026-11-24'])
  })
})

describe('a day with more items than fit', () => {
  it('shows items that need attention first and welcome messages last, in order of time', () => {
    const day = ['a', 'b', 'c', 'd'].map((itemId) =>
      scheduleItem({ itemId, kind: itemId === 'a' ? 'welcome' : 'post' }),
    )
    const ids = (look: string) =>
      pickDayItems(day, 2, ({ itemId }) => itemId === look).map(({ itemId }) => itemId)
    expect(ids('d')).toEqual(['b', 'd'])
    expect(ids('a')).toEqual(['a', 'b'])
  })
})

describe('a day with a clock change', () => {
  it('moves a skipped time after the gap, and keeps all others', () => {
    expect(new Date(momentOn('2026-03-29', 150, ZONE)).toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(new Date(momentOn('2026-10-25', 600, ZONE)).toISOString()).toBe('2026-10-25T09:00:00.000Z')
    const [place] = dayPositions([scheduleItem({ at: at('2026-10-25T09:00:00Z') })], ZONE)
    expect(place?.minute).toBe(600)
  })
})

it('an item keeps its own minute when it is dragged, in steps of 15', () => {
  const late = at('2026-11-24T22:37:00Z')
  const dragged = (day: string, minutes: number) =>
    new Date(draggedTime(late, day, minutes, ZONE)).toISOString()
  expect(dragged('2026-11-26', 5)).toBe('2026-11-26T22:37:00.000Z')
  expect(dragged('2026-11-24', -20)).toBe('2026-11-24T22:22:00.000Z')
})

describe('items of a day', () => {
  it('share the width only where they overlap', () => {
    const places = dayPositions(
      [
        scheduleItem({ itemId: 'a', at: at('2026-11-24T10:00:00Z') }),
        scheduleItem({ itemId: 'b', at: at('2026-11-24T10:15:00Z') }),
        scheduleItem({ itemId: 'c', at: at('2026-11-24T15:00:00Z') }),
      ],
      ZONE,
    )
    expect(places.map(({ item: { itemId }, lane, lanes }) => `${itemId}${lane}/${lanes}`)).toEqual([
      'a0/2',
      'b1/2',
      'c0/1',
    ])
  })

  it('end with the day', () => {
    const live = scheduleItem({ kind: 'live', durationMinutes: 300, at: at('2026-11-24T21:00:00Z') })
    const [place] = dayPositions([live], ZONE)
    expect(place).toMatchObject({ minute: 22 * 60, length: 120 })
  })
})

describe('best hours', () => {
  const hour = (weekday: number, nth: number, messages: number, revenue: number | null) => ({
    weekday,
    hour: nth,
    messages,
    revenue,
  })

  it('use revenue where it is known, else messages', () => {
    const money = hourScores([hour(1, 20, 1, 400), hour(1, 9, 50, 100)])
    expect([money.scores[44], money.scores[33], bestHourOf(money, 1)]).toEqual([1, 0.25, 20])
    const messages = hourScores([hour(1, 20, 1, null), hour(1, 9, 50, null)])
    expect(bestHourOf(messages, 1)).toBe(9)
  })

  it('are offered as the next one to come, of a day or of the week', () => {
    const scores = hourScores([hour(2, 22, 1, 400), hour(2, 9, 1, 300), hour(4, 20, 1, 900)])
    const now = at('2026-11-24T08:30:00Z') // Tuesday, 09:30
    const best = (day?: string) => nextBestMoment(scores, now, ZONE, day)
    expect(best()).toBe(at('2026-11-26T19:00:00Z'))
    expect(best('2026-11-24')).toBe(at('2026-11-24T21:00:00Z'))
    expect(nextBestMoment(hourScores([hour(2, 9, 1, 1)]), now, ZONE, '2026-11-24')).toBeUndefined()
    expect(nextBestMoment(hourScores([hour(2, 9, 1, 1)]), now, ZONE)).toBe(at('2026-12-01T08:00:00Z'))
  })

  it('are empty where nothing was sent', () => {
    const none = hourScores([hour(1, 20, 0, 0)])
    expect(bestHourOf(none, 1)).toBeUndefined()
    expect(none.scores.some((score) => score >= none.best)).toBe(false)
  })
})

describe('a schedule item', () => {
  it.each([
    [{}, 'move cancel'],
    [{ isFixed: true }, ''],
    [{ state: 'publishing' }, ''],
    [{ state: 'done' }, ''],
    [{ state: 'failed', failure: 'platform_down' }, 'cancel retry'],
    [{ state: 'failed', failure: 'held' }, 'cancel'],
    [{ state: 'failed', failure: null }, 'cancel retry'],
  ] as const)('%j allows: %s', (part, acts) => {
    const one = scheduleItem(part)
    const can = [isMovable(one) && 'move', isCancelable(one) && 'cancel', isRetryable(one) && 'retry']
    expect(can.filter(Boolean).join(' ')).toBe(acts)
  })
})
