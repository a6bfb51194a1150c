import Papa from 'papaparse'

import { iso, MINUTE_MS } from '../../seed/calendar'
import type { World } from '../../state/world'

const LASTS_MS = 10 * MINUTE_MS

/** A table as CSV; escapes cells that look like formulas. */
export function csvFile(
  world: World,
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): { url: string; expiresAt: string } {
  const text = Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: true },
  )
  return {
    // The byte order mark makes spreadsheets read it as UTF-8.
    url: `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${text}`)}`,
    expiresAt: iso(world.now() + LASTS_MS),
  }
}
