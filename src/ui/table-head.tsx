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
      <span className={cx('inline-flex items-center gap-[2px]', isEnd && 'flex-row-reverse')}>
        {column.sortValue ? (
          <button
            type="button"
            onClick={() => onSort(column)}
            className={cx(
              'group/sort hit-target inline-flex items-center gap-1 rounded-mark font-medium transition-colors hover:text-text',
              isEnd && 'flex-row-reverse',
              isSorted && 'text-text',
            )}
          >
            {column.header}
            <Icon
              of={(isSorted ? sort.direction === 'ascending' : !isEnd) ? ArrowUp : ArrowDown}
              size="xxs"
              className={
                isSorted ? '' : 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60'
              }
            />
          </button>
        ) : (
          column.header
        )}
        {column.info && <InfoTip about={column.header}>{column.info}</InfoTip>}
      </span>
    </th>
  )
}
