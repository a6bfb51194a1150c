import { addDays, type Day, dayOf, daysBetween, monthStart, startOfDay } from './day'
import { isoOf } from './instant'
import { daysOfRange, previousRange } from './period'
import type { Range } from './range'
import { sameTimeOn } from '../shift/shift-move'

/** Comparisons for a period (screens S22). */
export const COMPARISONS = [
  'previous',
  'same_days_last_month',
  'previous_month',
  'previous_quarter',
  'same_month_last_year',
  'none',
] as const
export type Comparison = (typeof COMPARISONS)[number]

type MonthComparison = Exclude<Comparison, 'previous' | 'none'>

/** How many months back; `hasWholeMonths` compares February with all 31 days of January. */
const MONTH_STEPS: Record<MonthComparison, { months: number; hasWholeMonths: boolean }> = {
  same_days_last_month: { months: 1, hasWholeMonths: false },
  previous_month: { months: 1, hasWholeMonths: true },
  previous_quarter: { months: 3, hasWholeMonths: true },
  same_month_last_year: { months: 12, hasWholeMonths: true },
}

const monthEnd = (day: Day): Day => addDays(monthStart(day, 1), -1)

/** The same date N months earlier, or the last one of a shorter month. */
function monthsBefore(day: Day, months: number): Day {
  const first = monthStart(day, -months)
  const same = addDays(first, daysBetween(monthStart(day), day))
  const last = monthEnd(first)
  return same < last ? same : last
}

function rangeMonthsBefore(range: Range, compare: MonthComparison, until: number): Range {
  const { timezone } = range
  const { months, hasWholeMonths } = MONTH_STEPS[compare]
  const { first, last } = daysOfRange(range)
  const isWhole = hasWholeMonths && first === monthStart(first) && last === monthEnd(last)
  const earlier = (day: Day) => monthsBefore(day, months)
  const lastEarlier = (day: Day) => (isWhole && day === last ? monthEnd(earlier(day)) : earlier(day))
  const isDayStart = (at: number) => at === startOfDay(dayOf(at, timezone), timezone)
  const beginOf = (at: number) => {
    const day = earlier(dayOf(at, timezone))
    return isDayStart(at) ? startOfDay(day, timezone) : sameTimeOn(day, at, timezone)
  }
  const begin = beginOf(Date.parse(range.from))
  // A shorter month maps several days to its last one: the day stays whole once the first of them has passed.
  const endOf = (at: number) => {
    const day = dayOf(at, timezone)
    const hasPassedDay = startOfDay(day, timezone) > Date.parse(range.from)
    const passed = hasPassedDay ? startOfDay(addDays(lastEarlier(addDays(day, -1)), 1), timezone) : begin
    return isDayStart(at) ? passed : Math.max(passed, beginOf(at))
  }
  const end = Math.min(endOf(Date.parse(range.to)), endOf(until))
  return { from: isoOf(begin), to: isoOf(Math.max(begin, end)), timezone }
}

/**
 * The range to compare with, in days of the range's zone. A running period is compared up to the same time of
 * day; `until` is its progress.
 */
export function comparedRange(
  range: Range,
  compare: Exclude<Comparison, 'none'>,
  until = Date.parse(range.to),
): Range {
  return compare === 'previous' ? previousRange(range, until) : rangeMonthsBefore(range, compare, until)
}

/** Comparisons offered for a range: none that overlaps it. */
export const comparisonsOf = (range: Range): readonly Comparison[] =>
  COMPARISONS.filter(
    (compare) => compare === 'none' || Date.parse(comparedRange(range, compare).to) <= Date.parse(range.from),
  )
