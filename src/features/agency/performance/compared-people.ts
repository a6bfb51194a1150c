import type { PerformanceRow } from '@/domain/figures/performance'
import { idsField } from '@/lib/url-state'

/** The most lines a reader can tell apart (screens S7). */
export const MAX_COMPARED = 6
/** The number compared by default. */
const INITIAL_COUNT = 4

/** The people the URL compares. */
export const COMPARED_SCHEMA = { compared: idsField(MAX_COMPARED) }

/** The people to compare: those of the URL, else the best sellers. */
export const comparedPeople = (
  named: readonly string[],
  rows: readonly PerformanceRow[],
): readonly string[] => (named.length > 0 ? named : bestSellers(rows))

function bestSellers(rows: readonly PerformanceRow[]): string[] {
  const sales = new Map<string, number>()
  for (const row of rows) sales.set(row.userId, (sales.get(row.userId) ?? 0) + row.sales)
  return [...sales]
    .toSorted(([one, some], [other, more]) => more - some || (one < other ? -1 : 1))
    .slice(0, INITIAL_COUNT)
    .map(([userId]) => userId)
}
