import type { KeyboardEvent, MouseEvent } from 'react'

import { cx } from '../cx'
import { CARD_ROW, cardLabelClasses, cellClasses, type Column } from './table-column'

interface TableRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  name: string | undefined
  isSelected: boolean | undefined
  isCurrent: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void
  onOpen: (() => void) | undefined
}

/** A press on a link or button inside the row is not a press on the row. */
const isOwnPress = (event: MouseEvent<HTMLElement>) =>
  !(event.target instanceof Element && event.target.closest('a, button, input, label, select'))

/** One row; under 640 px a card. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, name, isSelected, isCurrent, onOpen, onFocus, onKeyDown } = props
  const surface = isSelected
    ? 'bg-accent-quiet'
    : 'bg-surface-raised sm:group-hover/row:bg-[image:linear-gradient(var(--row-hover),var(--row-hover))]'
  return (
    <tr
      role="row"
      tabIndex={isCurrent ? 0 : -1}
      {...(name && { 'aria-label': name })}
      {...(isSelected !== undefined && { 'aria-selected': isSelected })}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onOpen && ((event) => isOwnPress(event) && onOpen())}
      className={cx(
        'group/row outline-hidden',
        // Over the row, because the first cell is above it while the others scroll.
        'focus-visible:relative focus-visible:z-10 focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:z-20 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus-ring',
        CARD_ROW,
        'max-sm:last:border-0',
        isSelected && 'max-sm:bg-accent-quiet',
        onOpen && 'cursor-pointer',
      )}
    >
      {columns.map((column) => (
        <td key={column.id} role="cell" className={cellClasses(column, `border-line-quiet ${surface}`)}>
          <span aria-hidden className={cardLabelClasses(column)}>
            {column.header}
          </span>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
