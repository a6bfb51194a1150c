import { twoDigits } from '@/lib/text/two-digits'

import type { Day } from '../time/day'
import { assignLanes } from '../shift/shift-grid'
import { sameTimeOn } from '../shift/shift-move'
import { parseWallTime, wallClock } from '../time/zoned-time'
import type { ScheduleItem } from './schedule'

/** Step of a drag in the week view. */
export const DRAG_STEP_MINUTES = 15
const DAY_MINUTES = 24 * 60
/** Displayed length of items without a duration. */
const MIN_DISPLAYED_MINUTES = 60

/** Wall-clock minutes since midnight. */
export function minuteOfDayAt(at: number, timezone: string): number {
  const clock = wallClock(at, timezone)
  return clock ? clock.hour * 60 + clock.minute : 0
}

/** The moment of a wall-clock minute of a day; a time that a clock change skips moves on. */
export function momentOn(day: Day, minutes: number, timezone: string): number {
  const within = Math.min(DAY_MINUTES - DRAG_STEP_MINUTES, Math.max(0, minutes))
  const text = `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`
  return parseWallTime(`${day}T${text}`, timezone) ?? sameTimeOn(day, 0, timezone)
}

export const snapMinutes = (minutes: number): number =>
  Math.round(minutes / DRAG_STEP_MINUTES) * DRAG_STEP_MINUTES

/** The time of an item that is dragged to a day, and `minutes` on the clock: its own, moved by whole steps. */
export function draggedTime(at: number, day: Day, minutes: number, timezone: string): number {
  const by = snapMinutes(minutes)
  return by === 0 ? sameTimeOn(day, at, timezone) : momentOn(day, minuteOfDayAt(at, timezone) + by, timezone)
}

/** Position of an item in its day column: start minute, length, and its lane among overlapping items. */
export interface DayPosition {
  item: ScheduleItem
  minute: number
  length: number
  lane: number
  lanes: number
}

/** Positions by wall-clock time, so that hours line up on days with a clock change too. */
export function dayPositions(items: readonly ScheduleItem[], timezone: string): readonly DayPosition[] {
  const spans = items.map((item) => {
    const minute = Math.min(minuteOfDayAt(item.at, timezone), DAY_MINUTES - MIN_DISPLAYED_MINUTES)
    const length = Math.max(MIN_DISPLAYED_MINUTES, item.durationMinutes ?? 0)
    return { item, minute, length: Math.min(length, DAY_MINUTES - minute) }
  })
  return overlapClusters(spans).flatMap((together) => {
    const { lanes, count } = assignLanes(
      together.map(({ minute, length }) => ({ startAt: minute, endAt: minute + length })),
    )
    return together.map((span, index) => ({ ...span, lane: lanes[index] ?? 0, lanes: count }))
  })
}

/** Groups spans that overlap directly or through others: they share the day's width. */
function overlapClusters<Span extends { minute: number; length: number }>(spans: readonly Span[]): Span[][] {
  const groups: Span[][] = []
  let end = -1
  for (const span of spans.toSorted((a, b) => a.minute - b.minute)) {
    if (span.minute >= end) groups.push([])
    groups.at(-1)?.push(span)
    end = Math.max(end, span.minute + span.length)
  }
  return groups
}
