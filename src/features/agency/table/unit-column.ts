import type { FigureUnit } from '@/domain/figures/chatter-figures'
import {
  countColumn,
  durationColumn,
  moneyColumn,
  shareColumn,
  type SummedColumnFacts,
} from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

const inMs = (seconds: number | null | undefined) => seconds && seconds * 1000

/** A column of a figure, shown and exported by its unit; durations are in seconds. */
export function unitColumn<Row>(
  unit: FigureUnit,
  facts: SummedColumnFacts,
  valueOf: (row: Row) => number | null,
  currency: string,
): Column<Row> {
  if (unit === 'money') return moneyColumn(facts, valueOf, currency)
  if (unit === 'share') return shareColumn(facts, valueOf)
  if (unit === 'count') return countColumn(facts, valueOf)
  if (unit === 'decimal') return countColumn(facts, valueOf, 1)
  const inFile = unit === 'reply' ? 'minute' : 'hour' // reply times are short
  return durationColumn({ ...facts, sum: inMs(facts.sum) }, (row) => inMs(valueOf(row)) ?? null, inFile)
}
