import type { KeyboardEvent, MouseEvent } from 'react'

import { cx } from './cx'
import { CELL, type Column, STICKY_FIRST } from './table'

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
export function TableRow<Row>({
  row,
  columns,
  name,
  isSelected,
  isCurrent,
  onOpen,
  ...focus
}: TableRowProps<Row>) {
  return (
    <tr
      role="row"
      tabIndex={isCurrent ? 0 : -1}
      {...(name && { 'aria-label': name })}
      {...(isSelected !== undefined && { 'aria-selected': isSelected })}
      {...focus}
      onClick={onOpen && ((event) => isOwnPress(event) && onOpen())}
      className={cx(
        'group/row outline-none focus-visible:relative focus-visible:z-20 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus-ring',
        'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-1 max-sm:border-b max-sm:border-line-quiet max-sm:p-4 max-sm:last:border-0',
        onOpen && 'cursor-pointer',
      )}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          role="cell"
          className={cx(
            CELL,
            STICKY_FIRST,
            'h-row border-b border-line-quiet group-last/row:border-b-0 [&>*]:align-middle',
            'max-sm:static max-sm:flex max-sm:h-auto max-sm:min-h-6 max-sm:items-center max-sm:justify-between max-sm:gap-2 max-sm:border-0 max-sm:!p-0 max-sm:whitespace-normal max-sm:first:col-span-2 max-sm:first:pb-1',
            isSelected
              ? 'bg-accent-quiet'
              : 'bg-surface-raised group-hover/row:bg-[image:linear-gradient(var(--row-hover),var(--row-hover))]',
            column.align === 'end' && 'text-end tabular-nums',
          )}
        >
          <span aria-hidden className="text-12 text-text-quiet sm:hidden [td:first-child>&]:hidden">
            {column.header}
          </span>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
