import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { getPerformance } from '@/api/calls/performance'
import { queryOf } from '@/api/query'
import type { Performance, PerformanceRow } from '@/domain/performance'
import { dayStartsOf } from '@/domain/period'

import type { Scope } from './scope'

/** More rows than these are not fetched for a course. */
const ROWS_AT_MOST = 2000

/** Whether everybody's days are few enough to be fetched: then one answer serves tiles and chart. */
export const isFewDays = ({ rows }: Performance, days: number): boolean =>
  new Set(rows.map(({ userId }) => userId)).size * days <= ROWS_AT_MOST

/** Rows by person and day, of everybody or of some. */
export const useRowsByDay = (scope: Scope, isOn: boolean) =>
  useQuery({
    ...queryOf(getPerformance, { ...scope, groupBy: 'employee_day' }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })

/** When the days of a stretch begin; the first one not before the stretch does. */
export const daysOfScope = ({ from, to, timezone }: Scope): number[] =>
  dayStartsOf({ from, to, timezone }).map((day) => Math.max(day, Date.parse(from)))

const HOUR_S = 3600

/** How a day's figure of the whole team comes from the rows of its people; only what adds up, or is made of what does. */
const OF_DAY: Record<string, (rows: readonly PerformanceRow[]) => number> = {
  sales: (rows) => sumOf(rows, (row) => row.sales),
  // Per hour counts net sales whatever the basis: the rows' own rates, weighed by their hours.
  salesPerHour: (rows) =>
    part(
      sumOf(rows, (row) => ((row.salesPerHour ?? 0) * row.clockedSeconds) / HOUR_S),
      sumOf(rows, (row) => row.clockedSeconds) / HOUR_S,
    ),
  clockedSeconds: (rows) => sumOf(rows, (row) => row.clockedSeconds),
  goldenRatio: (rows) =>
    part(
      sumOf(rows, (row) => row.paidMessages),
      sumOf(rows, (row) => row.messages),
    ),
  unlockRate: (rows) =>
    part(
      sumOf(rows, (row) => row.unlockedMessages),
      sumOf(rows, (row) => row.paidMessages),
    ),
}

const sumOf = (rows: readonly PerformanceRow[], of: (row: PerformanceRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)
const part = (some: number, all: number): number => (all === 0 ? 0 : some / all)

/** The team's course of a figure, a number a day; undefined where days do not add up to one. */
export function courseOf(
  figure: string,
  rows: readonly PerformanceRow[] | undefined,
  days: readonly number[],
): number[] | undefined {
  const of = OF_DAY[figure]
  if (!of || !rows || days.length < 2) return undefined
  const byDay = new Map<number, PerformanceRow[]>(days.map((day) => [day, []]))
  for (const row of rows) byDay.get(row.day ?? 0)?.push(row)
  return days.map((day) => of(byDay.get(day) ?? []))
}
