/** For lists of small rows, which an export fetches as a whole. */
export const EXPORT_ROWS = 2000

/** The rows of a page, from 1 to `max`. */
export const rowLimit = (limit: number, max = 200): number => Math.min(Math.max(1, Math.floor(limit)), max)

/**
 * Returns the rows after `lastId`; a null `lastId` in the answer means the end (screens S0). After a row that is gone the list
 * ends: the first page again would make its reader go round.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  { limit, lastId }: { limit: number; lastId?: string | null | undefined },
  maxRows?: number,
): { data: Row[]; lastId: string | null } {
  const index = lastId == null ? -1 : rows.findIndex((row) => idOf(row) === lastId)
  if (lastId != null && index === -1) return { data: [], lastId: null }
  const start = index + 1
  const end = start + rowLimit(limit, maxRows)
  const data = rows.slice(start, end)
  const last = data.at(-1)
  return { data, lastId: last !== undefined && end < rows.length ? idOf(last) : null }
}
