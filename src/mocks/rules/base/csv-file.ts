import { type CsvCell, type CsvFormat, toCsv } from '@/lib/csv'

import { iso, MINUTE_MS } from '../../seed/calendar'
import type { World } from '../../state/world'

const LASTS_MS = 10 * MINUTE_MS

/** A table as CSV, with the signs that the request names. */
export const csvFile = (
  world: World,
  rows: readonly (readonly CsvCell[])[],
  { signs }: { signs?: CsvFormat | undefined },
): { url: string; expiresAt: string } => ({
  url: `data:text/csv;charset=utf-8,${encodeURIComponent(toCsv(rows, signs))}`,
  expiresAt: iso(world.now() + LASTS_MS),
})
