import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { getPerformance } from '@/api/calls/agency/performance'
import { queryOf } from '@/api/query'
import { ratio } from '@/domain/figures/metrics'
import type { Performance, PerformanceRow } from '@/domain/figures/performance'
import { dayStartsOf } from '@/domain/time/period'
import { sumOf } from '@/lib/sum-of'

import type { FigureId } from './figures'
import type { PerformanceScope } from './use-performance-scope'

/** The most rows fetched for a trend. */
const MAX_ROWS = 2000

/** Whether the days of all people are few enough to fetch, so that one response serves tiles and chart. */
export const isFewDays = ({ rows }: Performance, days: number): boolean =>
  new Set(rows.map(({ userId }) => userId)).size * days <= MAX_ROWS

/** Rows by person and day, for everyone or some people. */
export const useRowsByDay = (scope: PerformanceScope, isOn: boolean) =>
  useQuery({
    ...queryOf(getPerformance, { ...scope, groupBy: 'employee_day' }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })

/** When the days of a scope start; a partial first day starts with the scope. */
export const daysOfScope = ({ from, to, timezone }: PerformanceScope): number[] =>
  dayStartsOf({ from, to, timezone }).map((day) => Math.max(day, Date.parse(from)))

/** Computes a team's figure of one day from its rows; only figures that add up or derive from those. */
const DAILY_FIGURE: Partial<Record<FigureId, (rows: readonly PerformanceRow[]) => number | null>> = {
  sales: (rows) => sumOf(rows, (row) => row.sales),
  // Per-hour figures use net sales whatever the basis, so weigh each row's rate by its hours.
  salesPerHour: (rows) =>
    ratio(
      sumOf(rows, (row) => (row.salesPerHour ?? 0) * row.clockedSeconds),
      sumOf(rows, (row) => row.clockedSeconds),
    ),
  clockedSeconds: (rows) => sumOf(rows, (row) => row.clockedSeconds),
  goldenRatio: (rows) =>
    ratio(
      sumOf(rows, (row) => row.paidMessages),
      sumOf(rows, (row) => row.messages),
    ),
  unlockRate: (rows) =>
    ratio(
      sumOf(rows, (row) => row.unlockedMessages),
      sumOf(rows, (row) => row.paidMessages),
    ),
}

/** A figure's trend of the team, one number per day; undefined if days do not add up to one. */
export function dailyTrend(
  figure: FigureId,
  rows: readonly PerformanceRow[] | undefined,
  days: readonly number[],
): number[] | undefined {
  const of = DAILY_FIGURE[figure]
  if (!of || !rows || days.length < 2) return undefined
  const byDay = new Map<number, PerformanceRow[]>(days.map((day) => [day, []]))
  for (const row of rows) byDay.get(row.day ?? 0)?.push(row)
  return days.map((day) => of(byDay.get(day) ?? []) ?? 0)
}
