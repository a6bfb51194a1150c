import * as v from 'valibot'

import { MINUTE_MS } from '@/lib/duration'
import { orElse, orNull, validEntriesOf } from '@/lib/lenient-schema'

import { addDays, type Day, dayOf } from '../time/day'
import { Id } from '../server/id'
import { Instant } from '../time/instant'
import { Media } from '../vault/media'
import { Cents, Currency, DEFAULT_CURRENCY } from '../money/money'
import { firstOfWeek, assignLanes } from '../shift/shift-grid'
import { sameTimeOn } from '../shift/shift-move'
import { parseWallTime, wallClock } from '../time/zoned-time'

export const SCHEDULE_KINDS = ['post', 'mass', 'welcome', 'live', 'story'] as const
export type ScheduleKind = (typeof SCHEDULE_KINDS)[number]

export const SCHEDULE_STATES = ['scheduled', 'publishing', 'done', 'failed'] as const
export type ScheduleState = (typeof SCHEDULE_STATES)[number]

export const SCHEDULE_FAILURES = [
  'platform_down',
  'rate_limited',
  /** A live that the creator did not start. */
  'not_started',
  /** The crisis check at send time holds it. */
  'held',
] as const
export type ScheduleFailure = (typeof SCHEDULE_FAILURES)[number]

/** Failures that a retry can fix. */
const RETRYABLE_FAILURES: readonly (ScheduleFailure | null)[] = ['platform_down', 'rate_limited', null]

export const SCHEDULE_TEXT_MAX_LENGTH = 5000
/** Kinds this screen edits; the others have their own editor. */
export const EDITABLE_KINDS = ['post', 'story'] as const

/** An item with a publishing time. */
export const ScheduleItem = v.object({
  /** For a mass message, its own id. */
  itemId: Id,
  kind: v.picklist(SCHEDULE_KINDS),
  state: v.picklist(SCHEDULE_STATES),
  at: Instant,
  text: orElse(v.string(), ''),
  lockText: orNull(v.string()),
  media: orElse(validEntriesOf(Media), []),
  previewMediaIds: orElse(validEntriesOf(Id), []),
  price: orElse(Cents, 0),
  currency: orElse(Currency, DEFAULT_CURRENCY),
  /** Names of lists; empty for all fans. */
  audience: orElse(validEntriesOf(v.string()), []),
  /** Number of recipients; null where it is not sent to fans. */
  fans: orNull(v.number()),
  /** Name of a sample fan, for the preview. */
  fanName: orNull(v.string()),
  /** At the same hour in each fan's own zone. */
  isLocalTime: orElse(v.boolean(), false),
  durationMinutes: orNull(v.number()),
  /** Null without a failure, and for a reason unknown to the console. */
  failure: orNull(v.picklist(SCHEDULE_FAILURES)),
  /** Its time depends on something else, so it cannot be moved. */
  isFixed: orElse(v.boolean(), false),
})
export interface ScheduleItem extends v.InferOutput<typeof ScheduleItem> {}

/** Two sends with shared fans, at any time. */
export const AudienceOverlap = v.object({ one: Id, other: Id, fans: v.number() })
export interface AudienceOverlap extends v.InferOutput<typeof AudienceOverlap> {}

/** Fans who get two messages within this time feel pushed. */
export const CLASH_MINUTES = 120
/** Step of a drag in the week view. */
export const DRAG_STEP_MINUTES = 15
const DAY_MINUTES = 24 * 60
/** Displayed length of items without a duration. */
const MIN_DISPLAYED_MINUTES = 60

/** Fields that decide which actions an item allows. */
export type ItemActionInputs = Pick<ScheduleItem, 'state' | 'isFixed' | 'failure'>

const isUpcoming = ({ state }: ItemActionInputs): boolean => state === 'scheduled' || state === 'publishing'

/** Whether it can be rescheduled. */
export const isMovable = ({ state, isFixed }: ItemActionInputs): boolean => state === 'scheduled' && !isFixed
export const isRetryable = ({ state, failure }: ItemActionInputs): boolean =>
  state === 'failed' && RETRYABLE_FAILURES.includes(failure)
/** Unsent items can be canceled, failed ones dismissed. */
export const isCancelable = ({ state, isFixed }: ItemActionInputs): boolean =>
  !isFixed && (state === 'scheduled' || state === 'failed')

/** A clashing item, and the number of fans who get both. */
export interface ScheduleClash {
  item: ScheduleItem
  fans: number
}

/** Clashes by item id: other future sends that reach some of the same fans within `CLASH_MINUTES`. */
export function findClashes(
  items: readonly ScheduleItem[],
  overlaps: readonly AudienceOverlap[],
): ReadonlyMap<string, readonly ScheduleClash[]> {
  const byId = new Map(items.filter(isUpcoming).map((item) => [item.itemId, item]))
  const clashes = new Map<string, ScheduleClash[]>()
  const add = (to: ScheduleItem, item: ScheduleItem, fans: number) =>
    clashes.set(to.itemId, [...(clashes.get(to.itemId) ?? []), { item, fans }])
  for (const { one, other, fans } of overlaps) {
    const [first, second] = [byId.get(one), byId.get(other)]
    if (!first || !second || Math.abs(first.at - second.at) >= CLASH_MINUTES * MINUTE_MS) continue
    add(first, second, fans)
    add(second, first, fans)
  }
  return clashes
}

/** Items by day, each in order of time. */
export function groupByDay(
  items: readonly ScheduleItem[],
  timezone: string,
): ReadonlyMap<Day, readonly ScheduleItem[]> {
  const sorted = items.toSorted((a, b) => a.at - b.at || (a.itemId < b.itemId ? -1 : 1))
  return Map.groupBy(sorted, ({ at }) => dayOf(at, timezone))
}

/** Future days without visible items. Welcome messages reach few fans, so they do not count. */
export function emptyDays(
  days: readonly Day[],
  items: readonly ScheduleItem[],
  timezone: string,
  today: Day,
): ReadonlySet<Day> {
  const filled = new Set(
    items
      .filter(({ kind, state }) => kind !== 'welcome' && state !== 'failed')
      .map(({ at }) => dayOf(at, timezone)),
  )
  return new Set(days.filter((day) => day >= today && !filled.has(day)))
}

/** Picks `count` items of a day: those that need attention first, welcome messages last. */
export function pickDayItems(
  items: readonly ScheduleItem[],
  count: number,
  needsLook: (item: ScheduleItem) => boolean,
): readonly ScheduleItem[] {
  if (items.length <= count) return items
  const rank = (item: ScheduleItem) => (needsLook(item) ? 0 : item.kind === 'welcome' ? 2 : 1)
  const chosen = new Set(items.toSorted((a, b) => rank(a) - rank(b)).slice(0, count))
  return items.filter((item) => chosen.has(item))
}

/** The whole weeks a month touches, from the language's first day of the week. */
export function monthWeeks(day: Day, weekStart: number): readonly (readonly Day[])[] {
  const month = day.slice(0, 7)
  const weeks: Day[][] = []
  for (
    let first = firstOfWeek(`${month}-01`, weekStart);
    first.slice(0, 7) <= month;
    first = addDays(first, 7)
  )
    weeks.push(Array.from({ length: 7 }, (_, step) => addDays(first, step)))
  return weeks
}

/** Wall-clock minutes since midnight. */
export function minuteOfDayAt(at: number, timezone: string): number {
  const clock = wallClock(at, timezone)
  return clock ? clock.hour * 60 + clock.minute : 0
}

/** The moment of a wall-clock minute of a day; a time that a clock change skips moves on. */
export function momentOn(day: Day, minutes: number, timezone: string): number {
  const within = Math.min(DAY_MINUTES - DRAG_STEP_MINUTES, Math.max(0, minutes))
  const text = `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
  return parseWallTime(`${day}T${text}`, timezone) ?? sameTimeOn(day, 0, timezone)
}

export const snapMinutes = (minutes: number): number =>
  Math.round(minutes / DRAG_STEP_MINUTES) * DRAG_STEP_MINUTES

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
    return together.map((span, place) => ({ ...span, lane: lanes[place] ?? 0, lanes: count }))
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

/** Score of each hour of the week, 0 to 1; by weekday from Sunday, then hour. */
export interface HourScores {
  scores: readonly number[]
  /** Minimum score of the best hours. */
  best: number
}

const WEEK_HOURS = 7 * 24
/** The best tenth of the hours. */
const BEST_HOURS_SHARE = 0.1

/** Scores of the week's hours, relative to the best hour. */
export function hourScores(
  hours: readonly { weekday: number; hour: number; messages: number; revenue: number | null }[],
): HourScores {
  const byMoney = hours.some(({ revenue }) => revenue !== null && revenue > 0)
  const figures = Array.from({ length: WEEK_HOURS }, () => 0)
  for (const { weekday, hour, messages, revenue } of hours)
    figures[weekday * 24 + hour] = byMoney ? (revenue ?? 0) : messages
  const most = Math.max(...figures)
  const scores = figures.map((figure) => (most > 0 ? figure / most : 0))
  const ranked = scores.toSorted((a, b) => b - a)
  return {
    scores,
    best: Math.max(ranked[Math.floor(WEEK_HOURS * BEST_HOURS_SHARE) - 1] ?? 1, Number.MIN_VALUE),
  }
}

/** The best hour of a weekday; undefined without figures. */
export function bestHourOf({ scores }: HourScores, weekday: number): number | undefined {
  const day = scores.slice(weekday * 24, weekday * 24 + 24)
  const most = Math.max(0, ...day)
  return most > 0 ? day.indexOf(most) : undefined
}
