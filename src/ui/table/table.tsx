import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { CARD_ROW, cardLabelClasses, cellClasses, type Column, firstDirection } from './table-column'
import { TableHead } from './table-head'
import { TableLegend } from './table-legend'
import { TableRow } from './table-row'
import { nextSort, type TableSort, sortRows } from './table-sort'
import { TableSortSelect } from './table-sort-select'
import { useEdgeFade } from '../use-edge-fade'
import { useRowFocus } from './use-row-focus'

interface TableProps<Row> {
  name: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Accessible name of a row, announced on focus. */
  rowName?: (row: Row) => string
  defaultSort?: TableSort
  /** Controlled order: the parent keeps it, for example in the URL. */
  sort?: TableSort | undefined
  onSort?: (sort: TableSort) => void
  /** Makes rows openable by click and Enter. */
  onOpen?: (row: Row) => void
  /** Whether columns have totals; their row comes first. */
  hasTotals?: boolean
  selected?: ReadonlySet<string>
}

function useSort<Row>({ columns, rows, defaultSort, sort: given, onSort }: TableProps<Row>) {
  const [own, setOwn] = useState(defaultSort)
  const sort = onSort ? given : own
  const column = columns.find((candidate) => candidate.id === sort?.column)
  const setSort = onSort ?? setOwn
  return {
    sort,
    setSort,
    sorted: sort && column?.sortValue ? sortRows(rows, column.sortValue, sort.direction) : rows,
    turn: (to: Column<Row>) => setSort(nextSort(sort, to.id, firstDirection(to))),
  }
}

/**
 * A table of figures: head and first column are sticky, arrows move the focus between rows, numbers align at
 * the end. Under 640 px each row becomes a card with labels. Roles are explicit because the CSS of cards
 * removes implicit ones.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { name, columns, rowKey, rowName, onOpen, hasTotals = false, selected } = props
  const { t } = useTranslation('common')
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { sort, sorted, setSort, turn } = useSort(props)
  const focus = useRowFocus(body, (index) => {
    const row = sorted[index]
    if (row !== undefined) onOpen?.(row)
  })
  useEdgeFade(scroller)
  return (
    <div className="min-w-0 overflow-hidden rounded-[inherit]">
      <TableSortSelect columns={columns} sort={sort} onSort={setSort} />
      <TableLegend columns={columns} className="sm:hidden" />
      {/* Its own scroller, focusable by keyboard: head and first column are sticky. */}
      <div
        ref={scroller}
        role="region"
        aria-label={t('table.scroll', { name })}
        tabIndex={0}
        className="edge-fade relative rounded-[inherit] focus-visible:-outline-offset-2 sm:max-h-[max(360px,calc(100dvh-120px))] sm:overflow-auto"
      >
        <table
          role="table"
          aria-label={name}
          className="w-full border-separate border-spacing-0 text-13 max-sm:block"
        >
          <thead role="rowgroup" className="sticky top-0 z-20 max-sm:hidden">
            <tr role="row">
              {columns.map((column) => (
                <TableHead key={column.id} column={column} sort={sort} onSort={turn} />
              ))}
            </tr>
          </thead>
          {hasTotals && <TableTotals columns={columns} />}
          <tbody ref={body} role="rowgroup" className="max-sm:block [&>tr:last-child>td]:border-b-0">
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

/** A row group of its own before the rows, so arrows and sorting skip it. */
function TableTotals<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tbody role="rowgroup" className="max-sm:block">
      <tr role="row" className={CARD_ROW}>
        {columns.map((column) => (
          <td
            key={column.id}
            role="cell"
            className={cellClasses(column, 'border-line bg-surface-raised font-strong')}
          >
            <span aria-hidden className={cardLabelClasses(column)}>
              {column.header}
            </span>
            {column.total}
          </td>
        ))}
      </tr>
    </tbody>
  )
}
