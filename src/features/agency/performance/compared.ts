import type { PerformanceRow } from '@/domain/performance'

/** The most lines a reader can tell apart (screens S7). */
export const COMPARED_AT_MOST = 6
/** The number compared by default. */
const AT_FIRST = 4

const COMPARED = 'compared'

/** The people the URL compares, else the best sellers. */
export function comparedIn(params: URLSearchParams, rows: readonly PerformanceRow[]): string[] {
  const named = [...new Set(params.get(COMPARED)?.split(',').filter(Boolean))]
  return named.length > 0 ? named.slice(0, COMPARED_AT_MOST) : bestSellers(rows)
}

function bestSellers(rows: readonly PerformanceRow[]): string[] {
  const sales = new Map<string, number>()
  for (const row of rows) sales.set(row.userId, (sales.get(row.userId) ?? 0) + row.sales)
  return [...sales]
    .toSorted(([one, some], [other, more]) => more - some || (one < other ? -1 : 1))
    .slice(0, AT_FIRST)
    .map(([userId]) => userId)
}

/** The URL parameters with these people compared. */
export function withCompared(params: URLSearchParams, userIds: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set(COMPARED, userIds.slice(0, COMPARED_AT_MOST).join(','))
  return next
}
