import { memo, type RefCallback } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../../cx'
import { CARD_ROW, cardLabelClasses, type Column } from '../table-column'
import { SELECT_CELL_CLASSES } from './pinned-columns'
import { SelectCheckbox } from './select-checkbox'

/** A column and its cell classes, computed once for all rows. */
export interface CellColumn<Row> {
  column: Column<Row>
  className: string
}

interface TableRowProps<Row> {
  row: Row
  cells: readonly CellColumn<Row>[]
  /** Its index among all shown rows. */
  index: number
  /** Its number in the whole table, after the head and the totals, from 1. */
  rowIndex: number
  name: string | undefined
  isSelected: boolean | undefined
  hasBox: boolean
  isCurrent: boolean
  isOpenable: boolean
  isCard: boolean
  /** Of a virtualised table. */
  measureRow: RefCallback<HTMLTableRowElement> | undefined
}

/** Background of a cell; a pinned column must be opaque. */
export const ROW_SURFACE =
  'border-line-quiet bg-(--row-surface) sm:group-hover/row:bg-[image:var(--row-shade)]'

const ROW =
  'group/row outline-hidden [--row-surface:var(--surface-raised)] [--row-shade:linear-gradient(var(--row-hover),var(--row-hover))] aria-selected:[--row-shade:none] aria-selected:[--row-surface:var(--accent-quiet)] focus-visible:relative focus-visible:z-10 focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:z-20 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus-ring max-sm:relative max-sm:bg-(--row-surface) max-sm:last:border-0'

function BoxCell({ isSelected, name }: { isSelected: boolean; name: string | number }) {
  const { t } = useTranslation('common')
  return (
    <td role="cell" className={cx(SELECT_CELL_CLASSES, 'border-b', ROW_SURFACE)}>
      <SelectCheckbox state={isSelected} label={t('data_table.select', { name })} />
    </td>
  )
}

function Row<Data>(props: TableRowProps<Data>) {
  const { row, cells, index, name, isSelected, hasBox, isCurrent, isOpenable, isCard, measureRow } = props
  return (
    <tr
      ref={measureRow}
      role="row"
      data-index={index}
      aria-rowindex={props.rowIndex}
      tabIndex={isCurrent ? 0 : -1}
      {...(name && { 'aria-label': name })}
      {...(isSelected !== undefined && { 'aria-selected': isSelected })}
      className={cx(ROW, CARD_ROW, isOpenable && 'cursor-pointer')}
    >
      {hasBox && <BoxCell isSelected={isSelected ?? false} name={name ?? index + 1} />}
      {cells.map(({ column, className }, columnIndex) => (
        <td key={column.id} role="cell" className={className}>
          {isCard && columnIndex > 0 && (
            <span aria-hidden className={cardLabelClasses(column)}>
              {column.header}
            </span>
          )}
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

/**
 * Memoised: a row re-renders only when its data, columns or state change. The cast keeps the type parameter
 * that `memo` drops.
 */
export const TableRow = memo(Row) as typeof Row
