import type { PerformanceRow } from '@/domain/figures/performance'

/** The most lines a reader can tell apart (screens S7). */
export const MAX_COMPARED = 6
/** The number compared by default. */
const INITIAL_COUNT = 4

const COMPARED_PARAM = 'compared'

/** The people the URL compares, else the best sellers. */
export function comparedPeople(params: URLSearchParams, rows: readonly PerformanceRow[]): string[] {
  const named = [...new Set(params.get(COMPARED_PARAM)?.split(',').filter(Boolean))]
  return named.length > 0 ? named.slice(0, MAX_COMPARED) : bestSellers(rows)
}

function bestSellers(rows: readonly PerformanceRow[]): string[] {
  const sales = new Map<string, number>()
  for (const row of rows) sales.set(row.userId, (sales.get(row.userId) ?? 0) + row.sales)
  return [...sales]
    .toSorted(([one, some], [other, more]) => more - some || (one < other ? -1 : 1))
    .slice(0, INITIAL_COUNT)
    .map(([userId]) => userId)
}

/** The URL parameters with these people compared. */
export function withCompared(params: URLSearchParams, userIds: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set(COMPARED_PARAM, userIds.slice(0, MAX_COMPARED).join(','))
  return next
}
