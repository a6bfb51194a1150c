import { shareCell } from '@/lib/export-cell'
import type { Column } from '@/ui/table/table-column'
import { FigureChange } from '@/ui/text/figure-change'
import { NoData } from '@/ui/text/figure'

import { formatChange } from '../chart/figure-change'

interface ChangeCellProps {
  ratio: number | null
  /** More of it is worse. */
  isCost?: boolean | undefined
}

/** A relative change in a table; a dash without a comparison. */
export function ChangeCell({ ratio, isCost }: ChangeCellProps) {
  const change = formatChange(ratio, isCost)
  return change ? <FigureChange of={change} isShort /> : <NoData />
}

/** A column of relative changes, exported as percentages; `total` is the change of all rows together. */
export const changeColumn = <Row,>(
  { total, ...facts }: Pick<Column<Row>, 'header' | 'info'> & { total?: number | null },
  changeOf: (row: Row) => number | null,
): Column<Row> => ({
  id: 'change',
  ...facts,
  ...(total !== undefined && { total: <ChangeCell ratio={total} /> }),
  align: 'end',
  sortValue: changeOf,
  exportValue: (row) => shareCell(changeOf(row)),
  cell: (row) => <ChangeCell ratio={changeOf(row)} />,
})
