import { SearchX } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../button'
import { cardLook } from '../card'
import { cx } from '../cx'
import { EmptyState } from '../empty-state'
import { ExportMenu } from '../export/export-menu'
import { fileTable } from '../export/file-table'
import { Skeleton } from '../skeleton'
import type { Column } from '../table-column'
import { TableSkeleton } from '../table-skeleton'
import { TableLegend } from '../table-legend'
import { TableSortSelect } from '../table-sort-select'
import { ColumnMenu } from './column-menu'
import { DataGrid } from './data-grid'
import { TableBar } from './table-bar'
import { type Sorting, useShownRows } from './use-shown-rows'
import { useSelection } from './use-selection'

export interface DataTableProps<Row extends object> extends Sorting {
  title: ReactNode
  /** Beside the count: a unit, a note. */
  detail?: ReactNode
  /** Spoken; the title, where that is text. */
  name: string
  /** Kept with `useMemo` where rows are many: rows are drawn again when it changes. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowName?: (row: Row) => string
  onOpen?: (row: Row) => void
  hasTotals?: boolean
  /** Names the field that filters rows; without it there is none. */
  searchLabel?: string
  /** Names the file of what is shown; without it there is none. */
  fileName?: string
  /** Why that file may not be saved. */
  fileOff?: string | undefined
  /** Columns that are not shown, and how that is changed; without `onHidden` it can't be. */
  hidden?: readonly string[] | undefined
  onHidden?: (hidden: readonly string[]) => void
  selected?: ReadonlySet<string>
  onSelected?: (keys: ReadonlySet<string>) => void
  /** What can be done with the selected rows. */
  bulk?: (rows: readonly Row[]) => ReactNode
  actions?: ReactNode
  isLoading?: boolean
  empty?: ReactNode
  /** How many there are, where not all of them are loaded. */
  total?: number | undefined
  /** After the last row, inside what scrolls: what brings the next rows. */
  foot?: ReactNode
  /** Between the bar and the rows: filters of its own. */
  children?: ReactNode
}

/** The columns as chosen; without those hidden at first until somebody chose. */
function useColumns<Row extends object>({ columns, hidden: given }: DataTableProps<Row>) {
  return useMemo(() => {
    const hidden = given ?? columns.filter((column) => column.isHiddenAtFirst).map(({ id }) => id)
    return { hidden, visible: columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)) }
  }, [columns, given])
}

/** Made anew only with the rows, so that what is known of their places stays. */
function useKeys<Row extends object>(rows: readonly Row[], rowKey: (row: Row) => string) {
  // eslint-disable-next-line react/exhaustive-deps -- a row is always called the same
  return useMemo(() => rows.map(rowKey), [rows])
}

/**
 * Figures in rows that people work with: sorted, filtered, chosen, saved as a file. Its head and first column stay, rows
 * take focus by arrows; past a few only those in sight are drawn; under 640 px each is a card.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, fileName, fileOff, onHidden, selected, onSelected, searchLabel } = props
  const { isLoading = false, empty, hasTotals = false } = props
  const { hidden, visible } = useColumns(props)
  const view = useShownRows(rows, visible, props)
  const keys = useKeys(view.shown, rowKey)
  const selection = useSelection(selected && onSelected && { selected, onSelected }, keys)
  // What is counted is what is acted on: a row that is gone is neither.
  const chosen = selection ? rows.filter((row) => selection.selected.has(rowKey(row))) : []
  const isEmpty = !isLoading && rows.length === 0
  const load = () => fileTable(visible, view.shown)
  return (
    <section aria-label={props.name} className={cx(cardLook, 'min-w-0')}>
      <TableBar
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
        {fileName && !isEmpty && <ExportMenu fileName={fileName} load={load} disabledReason={fileOff} />}
        {onHidden && <ColumnMenu columns={columns} hidden={hidden} onHidden={onHidden} />}
      </TableBar>
      {props.children}
      {isLoading && (
        <Skeleton>
          <TableSkeleton columns={Math.min(visible.length, 8)} />
        </Skeleton>
      )}
      {isEmpty && empty}
      {!isLoading && rows.length > 0 && view.shown.length === 0 && (
        <NothingFound onClear={() => view.setQuery('')} />
      )}
      {!isLoading && view.shown.length > 0 && (
        <>
          <TableSortSelect columns={visible} sort={view.sort} onSort={view.setSort} />
          <TableLegend columns={visible} className="sm:hidden" />
          <DataGrid
            name={props.name}
            columns={visible}
            rows={view.shown}
            keys={keys}
            rowName={props.rowName}
            sort={view.sort}
            onTurn={view.turn}
            onOpen={props.onOpen}
            hasTotals={hasTotals}
            selection={selection}
            foot={props.foot}
          />
        </>
      )}
    </section>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
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
