import { addDays, type Day, dayOf, daysBetween, isDay } from '@/domain/time/day'
import type { PlannedShift, ShiftRepeat, ShiftScope } from '@/domain/shift/planned-shift'
import { parseMinuteOfDay } from '@/domain/time/minute-of-day'
import { weekdayOf } from '@/domain/shift/shift-grid'
import type { Span } from '@/domain/shift/shift-move'
import { seriesWeekdays, shiftedWeekdays } from '@/domain/shift/shift-repeat'
import { parseWallTime, formatTimeOfDay } from '@/domain/time/zoned-time'

/** A shift to change, or the initial values of a new one. */
export interface ShiftSubject {
  shift?: PlannedShift | undefined
  span: Span
  userIds: readonly string[]
  creatorIds: readonly string[]
}

/** The values of the shift form; days, weekdays and times are in the plan's time zone. */
export interface ShiftFields {
  userIds: readonly string[]
  creatorIds: readonly string[]
  day: Day
  start: string
  end: string
  repeats: boolean
  /** Weekdays it repeats on besides its own, which follows `day`. */
  otherWeekdays: readonly number[]
  /** Undefined: four weeks after `day`. */
  until: Day | undefined
  /** Of one in a series. */
  scope: ShiftScope
}

export type ShiftProblem = 'people' | 'day' | 'start' | 'end' | 'length' | 'until'

const FOUR_WEEKS_DAYS = 28
/** The server's limit for a series. */
const MAX_SERIES_DAYS = 366

/** By how many days the plan's calendar is ahead of a series' own at a moment. */
const daysAhead = (at: number, { timezone }: ShiftRepeat, planZone: string): number =>
  daysBetween(dayOf(at, timezone), dayOf(at, planZone))

/** A repeat with its weekdays and end that many days later. */
const repeatLater = (repeat: ShiftRepeat, days: number): ShiftRepeat => ({
  ...repeat,
  weekdays: shiftedWeekdays(repeat.weekdays, days),
  until: addDays(repeat.until, days),
})

/** The repeat of a shift as the plan's calendar shows it. */
const shownRepeat = ({ startAt, repeat }: PlannedShift, timezone: string): ShiftRepeat | null =>
  repeat && repeatLater(repeat, daysAhead(startAt, repeat, timezone))

/** The initial values for an existing or a new shift. */
export function initialFields(
  { shift, span, userIds, creatorIds }: ShiftSubject,
  timezone: string,
): ShiftFields {
  const day = dayOf(span.startAt, timezone)
  const repeat = shift && shownRepeat(shift, timezone)
  return {
    userIds,
    creatorIds,
    day,
    start: formatTimeOfDay(span.startAt, timezone),
    end: formatTimeOfDay(span.endAt, timezone),
    repeats: Boolean(repeat),
    otherWeekdays: repeat?.weekdays.filter((weekday) => weekday !== weekdayOf(day)) ?? [],
    until: repeat?.until,
    scope: 'one',
  }
}

/** An end no later than the start is on the next day. Undefined if invalid, or where a clock change swallows it. */
function spanOfWallTimes({ day, start, end }: ShiftFields, timezone: string): Span | undefined {
  const startAt = parseWallTime(`${day}T${start}`, timezone)
  const endDay = end <= start && isDay(day) ? addDays(day, 1) : day
  const endAt = parseWallTime(`${endDay}T${end}`, timezone)
  if (startAt === undefined || endAt === undefined || endAt <= startAt) return undefined
  return { startAt, endAt }
}

/**
 * The span of the form. Undefined if a field is invalid.
 * Unchanged times return `before` itself: where clocks change, an hour comes twice and a day has 23 or 25 hours.
 */
export function spanOfFields(fields: ShiftFields, timezone: string, before: Span): Span | undefined {
  const { day, start, end } = fields
  const isUnchanged =
    day === dayOf(before.startAt, timezone) &&
    start === formatTimeOfDay(before.startAt, timezone) &&
    end === formatTimeOfDay(before.endAt, timezone)
  if (isUnchanged) return { startAt: before.startAt, endAt: before.endAt }
  return spanOfWallTimes(fields, timezone)
}

const isTime = (text: string): boolean => parseMinuteOfDay(text) !== undefined

export const isOvernight = ({ start, end }: ShiftFields): boolean =>
  isTime(start) && isTime(end) && end <= start

/** All weekdays of the repeat, the shift's own included. */
export const weekdaysIn = ({ day, otherWeekdays }: ShiftFields): readonly number[] =>
  isDay(day) ? seriesWeekdays(day, otherWeekdays) : otherWeekdays

export const untilIn = ({ day, until }: ShiftFields): Day =>
  until ?? (isDay(day) ? addDays(day, FOUR_WEEKS_DAYS) : '')

export function invalidFields(fields: ShiftFields, timezone: string): ReadonlySet<ShiftProblem> {
  const { userIds, day, start, end, repeats } = fields
  const until = untilIn(fields)
  const hasTimes = isDay(day) && isTime(start) && isTime(end)
  const checks: readonly (readonly [ShiftProblem, boolean])[] = [
    ['people', userIds.length > 0],
    ['day', isDay(day)],
    ['start', isTime(start)],
    ['end', isTime(end)],
    ['length', !hasTimes || spanOfWallTimes(fields, timezone) !== undefined],
    ['until', !repeats || (isDay(until) && until >= day && until <= addDays(day, MAX_SERIES_DAYS))],
  ]
  return new Set(checks.flatMap(([problem, isFit]) => (isFit ? [] : [problem])))
}

/** The repeat of the fields, in the zone of the series. */
function repeatInSeriesZone(fields: ShiftFields, before: PlannedShift | undefined, timezone: string) {
  const repeat = { weekdays: [...weekdaysIn(fields)], until: untilIn(fields), timezone }
  if (!before?.repeat) return repeat
  const { startAt } = spanOfFields(fields, timezone, before) ?? before
  const own = { ...repeat, timezone: before.repeat.timezone }
  return repeatLater(own, -daysAhead(startAt, own, timezone))
}

/**
 * The repeat a form sends. Undefined leaves it to the server: a single shift leaves its series, and an unchanged repeat
 * follows the shift, also over the midnight of the series' zone.
 */
export function repeatOf(
  fields: ShiftFields,
  before: PlannedShift | undefined,
  timezone: string,
): ShiftRepeat | null | undefined {
  const { repeats, day, scope } = fields
  if (before?.repeat && scope === 'one') return undefined
  if (!repeats) return null
  const shown = before && shownRepeat(before, timezone)
  const isSame =
    before &&
    shown &&
    day === dayOf(before.startAt, timezone) &&
    untilIn(fields) === shown.until &&
    weekdaysIn(fields).join() === seriesWeekdays(day, shown.weekdays).join()
  return isSame ? undefined : repeatInSeriesZone(fields, before, timezone)
}
