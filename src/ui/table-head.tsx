import { ArrowDown, ArrowUp } from 'lucide-react'

import { cx } from './cx'
import { Icon } from './icon'
import { InfoTip } from './info-tip'
import { type Column, headLook } from './table-column'
import type { Sort } from './table-sort'

/** A heading that sorts where its column can be sorted. */
export function TableHead<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: Sort | undefined
  onSort: (column: Column<Row>) => void
}) {
  const isSorted = sort?.column === column.id
  const isEnd = column.align === 'end'
  return (
    <th
      role="columnheader"
      scope="col"
      {...(column.sortValue && { 'aria-sort': isSorted ? sort.direction : 'none' })}
      className={headLook(column)}
    >
      <span
        className={cx('group/head relative inline-flex items-center gap-[2px]', isEnd && 'flex-row-reverse')}
      >
        {column.sortValue ? (
          <button
            type="button"
            onClick={() => onSort(column)}
            // Takes presses on the arrow too, which stands beyond the info icon so that this one keeps to its word.
            className={cx(
              'min-w-6 rounded-mark font-medium transition-colors before:absolute before:-inset-y-3 hover:text-text',
              isEnd ? 'before:-start-[14px] before:end-0' : 'before:start-0 before:-end-[14px]',
              isEnd ? 'text-end' : 'text-start',
              isSorted && 'text-text',
            )}
          >
            {column.header}
          </button>
        ) : (
          column.header
        )}
        {column.info && (
          <span className="relative flex">
            <InfoTip about={column.header}>{column.info}</InfoTip>
          </span>
        )}
        {column.sortValue && (
          <Icon
            of={(isSorted ? sort.direction === 'ascending' : !isEnd) ? ArrowUp : ArrowDown}
            size="xxs"
            // In the room between two columns, so that no column is wider for an arrow that mostly is not there.
            className={cx(
              'absolute top-1/2 -translate-y-1/2',
              isEnd ? '-start-[14px]' : '-end-[14px]',
              isSorted
                ? 'text-text'
                : 'opacity-0 group-hover/head:opacity-60 group-focus-within/head:opacity-60',
            )}
          />
        )}
      </span>
    </th>
  )
}
