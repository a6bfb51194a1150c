import { SearchX } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../../button'
import { cardClasses } from '../../card'
import { cx } from '../../cx'
import { EmptyState } from '../../feedback/empty-state'
import { ExportMenu } from '../export/export-menu'
import { fileTable } from '../export/file-table'
import { Skeleton } from '../../skeleton'
import type { Column } from '../table-column'
import { TableSkeleton } from '../table-skeleton'
import { TableLegend } from '../table-legend'
import { TableSortSelect } from '../table-sort-select'
import { ColumnMenu } from './column-menu'
import { DataGrid } from './data-grid'
import { TableToolbar } from './table-toolbar'
import { type SortOptions, useShownRows } from './use-shown-rows'
import { useRowSelection } from './use-row-selection'

export interface DataTableProps<Row extends object> extends SortOptions {
  title: ReactNode
  /** Beside the count: a unit, a note. */
  detail?: ReactNode
  /** Accessible name; the title, where that is text. */
  name: string
  /** Memoise with `useMemo` where rows are many: rows re-render when it changes. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowName?: (row: Row) => string
  onOpen?: (row: Row) => void
  hasTotals?: boolean
  /** Label of the row filter; without it there is no filter. */
  searchLabel?: string
  /** Name of the exported file; without it there is no export. */
  fileName?: string
  /** Why the export is disabled. */
  exportDisabledReason?: string | undefined
  /** The hidden columns; without `onHidden` they are fixed. */
  hidden?: readonly string[] | undefined
  onHidden?: (hidden: readonly string[]) => void
  selected?: ReadonlySet<string>
  onSelected?: (keys: ReadonlySet<string>) => void
  /** Bulk actions for the selected rows. */
  bulk?: (rows: readonly Row[]) => ReactNode
  actions?: ReactNode
  isLoading?: boolean
  empty?: ReactNode
  /** The total count, where not all rows are loaded. */
  total?: number | undefined
  /** After the last row, inside the scroller: loads the next rows. */
  foot?: ReactNode
  /** Between the toolbar and the rows: extra filters. */
  children?: ReactNode
}

/** Returns the chosen columns; before a choice, those not hidden by default. */
function useChosenColumns<Row extends object>({ columns, hidden: given }: DataTableProps<Row>) {
  return useMemo(() => {
    const hidden = given ?? columns.filter((column) => column.isHiddenAtFirst).map(({ id }) => id)
    return { hidden, visible: columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)) }
  }, [columns, given])
}

/** Memoised by rows, so that known row offsets stay valid. */
function useRowKeyList<Row extends object>(rows: readonly Row[], rowKey: (row: Row) => string) {
  // eslint-disable-next-line react/exhaustive-deps -- a row always has the same key
  return useMemo(() => rows.map(rowKey), [rows])
}

/**
 * A table for working with figures: sort, filter, choose columns, select, export. Head and first column are
 * sticky, arrows move the focus between rows; many rows are virtualised; under 640 px each row is a card.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    rowKey,
    fileName,
    exportDisabledReason,
    onHidden,
    selected,
    onSelected,
    searchLabel,
  } = props
  const { hidden, visible } = useChosenColumns(props)
  const view = useShownRows(rows, visible, props)
  const keys = useRowKeyList(view.shown, rowKey)
  const selection = useRowSelection(selected && onSelected && { selected, onSelected }, keys)
  // The count matches what an action changes: both ignore rows that no longer exist.
  const chosen = selection ? rows.filter((row) => selection.selected.has(rowKey(row))) : []
  const isEmpty = !props.isLoading && rows.length === 0
  const load = () => fileTable(visible, view.shown)
  return (
    <section aria-label={props.name} className={cx(cardClasses, 'min-w-0')}>
      <TableToolbar
        title={props.title}
        detail={props.detail}
        shown={view.shown.length}
        total={Math.max(props.total ?? 0, rows.length)}
        search={searchLabel ? { label: searchLabel, value: view.query, onChange: view.setQuery } : undefined}
        selection={
          selection && { count: chosen.length, onClear: selection.clear, acts: props.bulk?.(chosen) }
        }
      >
        {props.actions}
        {fileName && !isEmpty && (
          <ExportMenu fileName={fileName} load={load} disabledReason={exportDisabledReason} />
        )}
        {onHidden && <ColumnMenu columns={columns} hidden={hidden} onHidden={onHidden} />}
      </TableToolbar>
      {props.children}
      <DataTableBody table={props} visible={visible} view={view} keys={keys} selection={selection} />
    </section>
  )
}

function NoMatchingRows({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('common')
  return (
    <EmptyState
      icon={SearchX}
      title={t('data_table.none_title')}
      actions={<Button onClick={onClear}>{t('data_table.none_clear')}</Button>}
    >
      {t('data_table.none_text')}
    </EmptyState>
  )
}

interface DataTableBodyProps<Row extends object> {
  table: DataTableProps<Row>
  visible: readonly Column<Row>[]
  view: ReturnType<typeof useShownRows<Row>>
  keys: readonly string[]
  selection: ReturnType<typeof useRowSelection>
}

/** The rows, or what is shown instead of them: a skeleton, or why there are none. */
function DataTableBody<Row extends object>({
  table,
  visible,
  view,
  keys,
  selection,
}: DataTableBodyProps<Row>) {
  if (table.isLoading)
    return (
      <Skeleton>
        <TableSkeleton columns={Math.min(visible.length, 8)} />
      </Skeleton>
    )
  if (table.rows.length === 0) return table.empty
  if (view.shown.length === 0) return <NoMatchingRows onClear={() => view.setQuery('')} />
  return (
    <>
      <TableSortSelect columns={visible} sort={view.sort} onSort={view.setSort} />
      <TableLegend columns={visible} className="sm:hidden" />
      <DataGrid
        name={table.name}
        columns={visible}
        rows={view.shown}
        keys={keys}
        rowName={table.rowName}
        sort={view.sort}
        onTurn={view.turn}
        onOpen={table.onOpen}
        hasTotals={table.hasTotals ?? false}
        selection={selection}
        foot={table.foot}
      />
    </>
  )
}
