import { ArrowDown, ArrowUp } from 'lucide-react'

import { cx } from '../cx'
import { Icon } from '../icon'
import { InfoTip } from '../info-tip'
import { type Column, headClasses } from './table-column'
import type { TableSort } from './table-sort'

/** Between two columns, so a mostly hidden arrow widens no column. */
const SortArrow = ({ isUp, isSorted, isEnd }: { isUp: boolean; isSorted: boolean; isEnd: boolean }) => (
  <Icon
    of={isUp ? ArrowUp : ArrowDown}
    size="xxs"
    className={cx(
      'absolute top-1/2 -translate-y-1/2',
      isEnd ? '-start-[14px]' : '-end-[14px]',
      isSorted ? 'text-text' : 'opacity-0 group-hover/head:opacity-60 group-focus-within/head:opacity-60',
    )}
  />
)

/** A column heading; sorts where its column is sortable. */
export function TableHead<Row>({
  column,
  sort,
  onSort,
  className,
}: {
  column: Column<Row>
  sort: TableSort | undefined
  onSort: (column: Column<Row>) => void
  className?: string
}) {
  const isSorted = sort?.column === column.id
  const isEnd = column.align === 'end'
  return (
    <th
      role="columnheader"
      scope="col"
      {...(column.sortValue && { 'aria-sort': isSorted ? sort.direction : 'none' })}
      className={cx(headClasses(column), className)}
    >
      <span
        className={cx('group/head relative inline-flex items-center gap-[2px]', isEnd && 'flex-row-reverse')}
      >
        {column.sortValue ? (
          <button
            type="button"
            onClick={() => onSort(column)}
            // Also covers the arrow, which follows the info icon so that the icon stays beside its text.
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
          <SortArrow
            isUp={isSorted ? sort.direction === 'ascending' : !isEnd}
            isSorted={isSorted}
            isEnd={isEnd}
          />
        )}
      </span>
    </th>
  )
}
