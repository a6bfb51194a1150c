import { type ReactNode, useMemo, useState, useDeferredValue } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { foldText } from '@/lib/text/fold-text'

import { cardClasses } from '../../card'
import { cx } from '../../cx'
import { NoMatches } from '../../feedback/no-matches'
import { ExportMenu } from '../export/export-menu'
import { fileTable } from '../export/file-table'
import { TableGrid, type TableGridProps } from '../grid/table-grid'
import { Skeleton } from '../../skeleton'
import { TableSkeleton } from '../table-skeleton'
import { type SortOptions, useTableSort } from '../use-table-sort'
import { ColumnMenu } from './column-menu'
import { TableToolbar } from './table-toolbar'
import { type Column, type HiddenChange, hiddenAtFirst, visibleColumns } from '../table-column'

function cellText<Row>({ filterText, sortValue }: Column<Row>, row: Row): string {
  if (filterText) return filterText(row)
  const value = sortValue?.(row)
  return typeof value === 'string' ? value : ''
}

/**
 * Returns the rows that contain every word of the query. Deferred by a moment after each key, so typing stays
 * responsive.
 */
function useFilteredRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], query: string) {
  const wanted = useDeferredValue(foldText(query).trim())
  const isFiltering = wanted !== ''
  const texts = useMemo(() => {
    const textOf = (row: Row) => foldText(columns.map((column) => cellText(column, row)).join('\n'))
    return isFiltering ? rows.map(textOf) : []
  }, [rows, columns, isFiltering])
  return useMemo(() => {
    if (wanted === '') return rows
    const words = wanted.split(/\s+/)
    return rows.filter((_, index) => words.every((word) => texts[index]?.includes(word)))
  }, [rows, texts, wanted])
}

/** Memoise `columns` with `useMemo` where rows are many: rows re-render when they change. */
export interface DataTableProps<Row> extends Omit<TableGridProps<Row>, keyof SortOptions>, SortOptions {
  title: ReactNode
  /** Beside the count: a unit, a note. */
  detail?: ReactNode
  /** Label of the row filter; without it there is no filter. */
  searchLabel?: string
  /** Name of the exported file; without it there is no export. */
  fileName?: string
  exportDisabledReason?: string | undefined
  /** The hidden columns; without `onHidden` they are fixed. */
  hidden?: readonly string[] | undefined
  onHidden?: (to: HiddenChange) => void
  bulk?: (rows: readonly Row[]) => ReactNode
  actions?: ReactNode
  isLoading?: boolean
  empty?: ReactNode
  /** The total count, where not all rows are loaded. */
  total?: number | undefined
}

/** A table for working with figures: the user sorts, filters, chooses columns, selects and exports. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, fileName, onHidden, selected, onSelected, searchLabel, isLoading } = props
  const visible = useMemo(() => visibleColumns(columns, props.hidden), [columns, props.hidden])
  const { sorted, ...order } = useTableSort(rows, columns, props)
  const [query, setQuery] = useState('')
  const shown = useFilteredRows(sorted, visible, query)
  // The count matches what an action changes: both ignore rows that no longer exist.
  const chosen = selected && onSelected ? rows.filter((row) => selected.has(rowKey(row))) : []
  return (
    <section aria-label={props.name} className={cx(cardClasses, 'min-w-0')}>
      <TableToolbar
        title={props.title}
        detail={props.detail}
        shown={shown.length}
        total={Math.max(props.total ?? 0, rows.length)}
        search={searchLabel ? { label: searchLabel, value: query, onChange: setQuery } : undefined}
        selection={{
          count: chosen.length,
          onClear: () => onSelected?.(() => new Set()),
          actions: props.bulk?.(chosen),
        }}
      >
        {props.actions}
        {fileName && (isLoading || rows.length > 0) && (
          <ExportMenu
            fileName={fileName}
            load={() => fileTable(visible, shown)}
            disabledReason={props.exportDisabledReason}
          />
        )}
        {onHidden && (
          <ColumnMenu columns={columns} hidden={props.hidden ?? hiddenAtFirst(columns)} onHidden={onHidden} />
        )}
      </TableToolbar>
      <DataTableRows {...props} {...order} columns={visible} shown={shown} onClear={() => setQuery('')} />
    </section>
  )
}

interface DataTableRowsProps<Row>
  extends TableGridProps<Row>, Pick<DataTableProps<Row>, 'isLoading' | 'empty'> {
  /** The rows that match the filter, in order. */
  shown: readonly Row[]
  onClear: () => void
}

function DataTableRows<Row>({ shown, onClear, isLoading, empty, ...props }: DataTableRowsProps<Row>) {
  if (isLoading)
    return (
      <Skeleton>
        <TableSkeleton columns={Math.min(props.columns.length, 8)} />
      </Skeleton>
    )
  if (props.rows.length === 0) return empty
  if (shown.length === 0) return <NoMatchingRows onClear={onClear} />
  return <TableGrid {...props} rows={shown} />
}

function NoMatchingRows({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('common')
  return <NoMatches title={t('data_table.none_title')} text={t('data_table.none_text')} onClear={onClear} />
}
