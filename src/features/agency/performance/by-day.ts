import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { getPerformance } from '@/api/calls/performance'
import { queryOf } from '@/api/query'
import type { Performance, PerformanceRow } from '@/domain/performance'
import { dayStartsOf } from '@/domain/period'

import type { Scope } from './scope'

/** The most rows fetched for a trend. */
const ROWS_AT_MOST = 2000

/** Whether the days of all people are few enough to fetch, so that one response serves tiles and chart. */
export const isFewDays = ({ rows }: Performance, days: number): boolean =>
  new Set(rows.map(({ userId }) => userId)).size * days <= ROWS_AT_MOST

/** Rows by person and day, for everyone or some people. */
export const useRowsByDay = (scope: Scope, isOn: boolean) =>
  useQuery({
    ...queryOf(getPerformance, { ...scope, groupBy: 'employee_day' }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })

/** When the days of a scope start; a partial first day starts with the scope. */
export const daysOfScope = ({ from, to, timezone }: Scope): number[] =>
  dayStartsOf({ from, to, timezone }).map((day) => Math.max(day, Date.parse(from)))

const HOUR_S = 3600

/** Computes a team's figure of one day from its rows; only figures that add up or derive from those. */
const OF_DAY: Record<string, (rows: readonly PerformanceRow[]) => number> = {
  sales: (rows) => sumOf(rows, (row) => row.sales),
  // Per-hour figures use net sales whatever the basis, so weigh each row's rate by its hours.
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

/** A figure's trend of the team, one number per day; undefined if days do not add up to one. */
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
