import { ArrowDown, ArrowUp } from 'lucide'
import { memo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../../cx'
import { Icon } from '../../icon'
import { InfoTip } from '../../info-tip'
import { type Column, firstDirection, headClasses } from '../table-column'
import { nextSort, type SortChange, type TableSort } from '../table-sort'
import { pinnedClasses, pinnedCount, SELECT_CELL_CLASSES } from './pinned-columns'
import { SelectCheckbox } from './select-checkbox'
import type { RowSelection } from './use-row-selection'

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
function TableHead<Row>({
  column,
  sort,
  onSort,
  className,
}: {
  column: Column<Row>
  sort: TableSort | undefined
  onSort: (change: SortChange) => void
  className: string
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
            onClick={() => onSort((current = sort) => nextSort(current, column.id, firstDirection(column)))}
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

interface HeadRowProps<Row> {
  columns: readonly Column<Row>[]
  sort: TableSort | undefined
  onSort: (change: SortChange) => void
  selection: RowSelection | undefined
}

function HeadRow<Row>({ columns, sort, onSort, selection }: HeadRowProps<Row>) {
  const { t } = useTranslation('common')
  const pinned = pinnedCount(columns)
  return (
    <thead role="rowgroup" className="sticky top-0 z-30 max-sm:hidden">
      <tr role="row">
        {selection && (
          <th
            role="columnheader"
            scope="col"
            className={cx(SELECT_CELL_CLASSES, 'h-9 border-b border-line bg-surface-raised')}
          >
            <SelectCheckbox
              state={selection.all}
              label={t('data_table.select_all')}
              onPress={selection.turnAll}
            />
          </th>
        )}
        {columns.map((column, index) => (
          <TableHead
            key={column.id}
            column={column}
            sort={sort}
            onSort={onSort}
            className={pinnedClasses(index, pinned)}
          />
        ))}
      </tr>
    </thead>
  )
}

/** Memoised, so that scrolling renders only rows. The cast keeps the type parameter that `memo` drops. */
export const TableHeads = memo(HeadRow) as typeof HeadRow
