import { Refusal } from './refusal'

/** Rows in the order of their ids. Throws 409 unless the ids name each row once. */
export function inRequestedOrder<Row>(
  rows: readonly Row[],
  ids: readonly string[],
  idOf: (row: Row) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const ordered = [...new Set(ids)].map((id) => byId.get(id)).filter((row) => row !== undefined)
  if (ordered.length < ids.length || ids.length < rows.length) throw new Refusal(409, 'stale_update')
  return ordered
}
