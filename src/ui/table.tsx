import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { cx } from './cx'
import { TableHead } from './table-head'
import { TableRow } from './table-row'
import { nextSort, type Sort, sortRows, type SortValue } from './table-sort'
import { TableSortSelect } from './table-sort-select'
import { useEdgeFade } from './use-edge-fade'
import { useRowFocus } from './use-row-focus'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end side. */
  align?: 'start' | 'end'
  /** Makes the column sortable. */
  sortValue?: (row: Row) => SortValue
  /** Formula, population and time zone of a figure. */
  info?: ReactNode
  /** Its cell in the row of totals. */
  total?: ReactNode
}

interface TableProps<Row> {
  name: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Who or what a row is, spoken for its opening. */
  rowName?: (row: Row) => string
  defaultSort?: Sort
  /** With these the parent keeps the order, in the address for example. */
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  /** Makes rows openable by click and Enter. */
  onOpen?: (row: Row) => void
  /** Whether any column has a total; the row of totals stands first. */
  hasTotals?: boolean
  selected?: ReadonlySet<string>
}

export const CELL = 'px-3 whitespace-nowrap first:ps-4 last:pe-4'
export const STICKY_FIRST = 'first:sticky first:start-0 first:z-10'

function useSort<Row>({ columns, rows, defaultSort, sort: given, onSort }: TableProps<Row>) {
  const [own, setOwn] = useState(defaultSort)
  const sort = onSort ? given : own
  const column = columns.find((candidate) => candidate.id === sort?.column)
  const setSort = onSort ?? setOwn
  return {
    sort,
    setSort,
    sorted: sort && column?.sortValue ? sortRows(rows, column.sortValue, sort.direction) : rows,
    turn: (to: Column<Row>) => setSort(nextSort(sort, to.id, to.align === 'end')),
  }
}

/**
 * Figures in rows: head and first column stay, rows take focus by arrows, numbers line up at the end side. Under 640 px
 * each row becomes a card with its headings inside. Roles are written out because CSS that draws cards takes them away.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { name, columns, rowKey, rowName, onOpen, hasTotals = false, selected } = props
  const { t } = useTranslation('common')
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { sort, sorted, setSort, turn } = useSort(props)
  const open = (index: number) => {
    const row = sorted[index]
    if (row !== undefined) onOpen?.(row)
  }
  const focus = useRowFocus(body, open)
  useEdgeFade(scroller)
  return (
    <div className="relative min-w-0 overflow-hidden rounded-[inherit]">
      <TableSortSelect columns={columns} sort={sort} onSort={setSort} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard */}
      <div
        ref={scroller}
        role="region"
        aria-label={t('table.scroll', { name })}
        tabIndex={0}
        className="edge-fade overflow-x-auto rounded-[inherit] focus-visible:-outline-offset-2"
      >
        <table
          role="table"
          aria-label={name}
          className="w-full border-separate border-spacing-0 text-13 max-sm:block"
        >
          <thead role="rowgroup" className="max-sm:hidden">
            <tr role="row">
              {columns.map((column) => (
                <TableHead
                  key={column.id}
                  column={column}
                  sort={sort}
                  onSort={turn}
                  className={cx(
                    CELL,
                    STICKY_FIRST,
                    'sticky top-0 z-10 h-9 border-b border-line bg-surface-raised text-12 font-medium text-text-quiet first:z-20',
                    column.align === 'end' ? 'text-end' : 'text-start',
                  )}
                />
              ))}
            </tr>
          </thead>
          {hasTotals && <TableTotals columns={columns} />}
          <tbody ref={body} role="rowgroup" className="max-sm:block">
            {sorted.map((row, index) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                name={rowName?.(row)}
                isSelected={selected?.has(rowKey(row))}
                isCurrent={index === Math.min(focus.current, sorted.length - 1)}
                onFocus={() => focus.setCurrent(index)}
                onKeyDown={(event) => focus.onKeyDown(event, index)}
                onOpen={onOpen && (() => onOpen(row))}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** A group of its own before the rows, so that arrows and sorting never meet it. */
function TableTotals<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tbody role="rowgroup" className="max-sm:block">
      <tr
        role="row"
        className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:border-b max-sm:border-line max-sm:p-4"
      >
        {columns.map((column) => (
          <td
            key={column.id}
            role="cell"
            className={cx(
              CELL,
              STICKY_FIRST,
              'h-row border-b border-line bg-surface-raised font-strong [&>*]:align-middle max-sm:static max-sm:flex max-sm:h-auto max-sm:justify-between max-sm:border-0 max-sm:p-0',
              column.align === 'end' && 'text-end tabular-nums',
            )}
          >
            <span
              aria-hidden
              className="text-12 font-text text-text-quiet sm:hidden [td:first-child>&]:hidden"
            >
              {column.header}
            </span>
            {column.total}
          </td>
        ))}
      </tr>
    </tbody>
  )
}
