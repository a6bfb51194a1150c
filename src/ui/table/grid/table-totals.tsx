import { memo } from 'react'

import { cx } from '../../cx'
import { CARD_ROW, cardLabelClasses, cellClasses, type Column } from '../table-column'
import { pinnedClasses, pinnedCount, SELECT_CELL_CLASSES } from './pinned-columns'

const LOOK = 'border-line bg-surface-raised font-strong sm:sticky sm:top-9 sm:z-10'

interface TotalsRowProps<Row> {
  columns: readonly Column<Row>[]
  hasBoxes: boolean
}

/** A row group of its own before the rows, so arrows and sorting skip it; sticky under the head. */
function TotalsRow<Row>({ columns, hasBoxes }: TotalsRowProps<Row>) {
  const pinned = pinnedCount(columns)
  return (
    <tbody role="rowgroup" className="max-sm:block">
      <tr role="row" aria-rowindex={2} className={CARD_ROW}>
        {hasBoxes && (
          <td
            aria-hidden
            className={cx(SELECT_CELL_CLASSES, 'h-row border-b max-sm:hidden', LOOK, 'sm:z-20!')}
          />
        )}
        {columns.map((column, index) => (
          <td
            key={column.id}
            role="cell"
            className={cellClasses(
              column,
              cx(
                LOOK,
                index < pinned && 'sm:z-20!',
                pinnedClasses(index, pinned),
                column.total === undefined && 'max-sm:hidden',
              ),
            )}
          >
            {index > 0 && (
              <span aria-hidden className={cardLabelClasses(column)}>
                {column.header}
              </span>
            )}
            {column.total}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** Memoised, so that scrolling renders only rows. The cast keeps the type parameter that `memo` drops. */
export const TableTotals = memo(TotalsRow) as typeof TotalsRow
