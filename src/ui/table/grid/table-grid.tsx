import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { SelectionChange } from '@/lib/select-range'
import { deferred } from '@/services/loading/deferred'

import { cx } from '../../cx'
import { TableLegend } from '../table-legend'
import type { SortChange, TableSort } from '../table-sort'
import { useEdgeFade } from '../../use-edge-fade'
import { AllRows, FirstRows } from './row-view'
import { PINNED_AFTER_SELECT_CLASSES, pinnedCount, usePinnedOffsets } from './pinned-columns'
import { TableHeads } from './table-head'
import { TableRows, type TableRowsContent } from './table-rows'
import { TableSortSelect } from './table-sort-select'
import { TableTotals } from './table-totals'
import { useColumnWidths } from './use-column-widths'
import { useRowSelection } from './use-row-selection'

/** Tables with fewer rows render whole, so the browser's Find and print reach each one. */
const VIRTUALISE_FROM = 100
const DeferredVirtualRows = deferred(async () => (await import('./virtual-rows')).VirtualRows, {
  placeholder: FirstRows,
})

export interface TableGridProps<Row> extends TableRowsContent<Row> {
  name: string
  rowKey: (row: Row) => string
  sort: TableSort | undefined
  onSort: (change: SortChange) => void
  /** The total count, where not all rows are loaded. */
  total?: number | undefined
  /** Gives each row a checkbox. */
  onSelected?: ((change: SelectionChange) => void) | undefined
  /** After the last row, inside the scroller: loads the next rows. */
  foot?: ReactNode
}

/** Memoised by rows, so that known row offsets stay valid. */
function useRowKeys<Row>({ rows, rowKey }: TableGridProps<Row>) {
  // eslint-disable-next-line react/exhaustive-deps -- a row always has the same key
  return useMemo(() => rows.map(rowKey), [rows])
}

/**
 * Head and first column are sticky, arrows move the focus between rows, numbers align at the end; many rows are
 * virtualised. Under 640 px each row is a card with labels. Roles are explicit because the CSS of cards removes
 * implicit ones.
 */
export const TableGrid = <Row,>(props: TableGridProps<Row>) => (
  <>
    <TableSortSelect columns={props.columns} sort={props.sort} onSort={props.onSort} />
    <TableLegend columns={props.columns} className="sm:hidden" />
    <ScrollingRows {...props} />
  </>
)

/** The row that is a tab stop, and whether the focus is in the rows. */
function useRowFocus() {
  const [current, onCurrent] = useState(0)
  const hasFocus = useRef(false)
  const onFocusChange = (isFocused: boolean) => {
    hasFocus.current = isFocused
  }
  return { current, onCurrent, hasFocus, onFocusChange }
}

function ScrollingRows<Row>(props: TableGridProps<Row>) {
  const { name, columns, rows, sort, onSort, hasTotals = false, selected, onSelected } = props
  const { t } = useTranslation('common')
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const focus = useRowFocus()
  const keys = useRowKeys(props)
  const selection = useRowSelection(selected, onSelected, keys)
  const hasBoxes = selection !== undefined
  const { widths, freezeWidths } = useColumnWidths(table, columns, hasBoxes)
  const isVirtualised = keys.length >= VIRTUALISE_FROM
  const ShownRows = isVirtualised ? DeferredVirtualRows : AllRows
  const sortFromTop = (change: SortChange) => {
    // The old offset means nothing in another order, and may lie beyond the rows that have loaded.
    if (scroller.current) scroller.current.scrollTop = 0
    onSort(change)
  }
  usePinnedOffsets(table, pinnedCount(columns), hasBoxes)
  useEdgeFade(scroller)
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={t('table.scroll', { name })}
      tabIndex={0}
      className={cx(
        'edge-fade relative rounded-b-[inherit] print:max-h-none print:overflow-visible focus-visible:-outline-offset-2 sm:max-h-[max(360px,calc(100dvh-160px))] sm:overflow-auto',
        isVirtualised && 'contain-content max-sm:max-h-[calc(100dvh-120px)] max-sm:overflow-y-auto',
      )}
    >
      <table
        ref={table}
        role="table"
        aria-label={name}
        aria-rowcount={Math.max(props.total ?? 0, rows.length) + 1 + Number(hasTotals)}
        className={cx(
          'w-full border-separate border-spacing-0 text-13 max-sm:block',
          widths && 'sm:table-fixed sm:[&_td]:overflow-clip sm:[&_td]:text-ellipsis',
          hasBoxes && PINNED_AFTER_SELECT_CLASSES,
        )}
        {...(widths && { style: { minWidth: widths.reduce((sum, width) => sum + width, 0) } })}
      >
        {widths && <ColumnWidths widths={widths} />}
        <TableHeads columns={columns} sort={sort} onSort={sortFromTop} selection={selection} />
        {hasTotals && <TableTotals columns={columns} hasBoxes={hasBoxes} />}
        <ShownRows scroller={scroller} keys={keys} current={focus.current} onScroll={freezeWidths}>
          {(view) => <TableRows {...{ ...props, ...focus, keys, selection, body, view }} />}
        </ShownRows>
      </table>
      {props.foot}
    </div>
  )
}

const ColumnWidths = ({ widths }: { widths: readonly number[] }) => (
  <colgroup className="max-sm:hidden">
    {widths.map((width, index) => (
      // Keys by position: another set of columns measures all of them again.
      // eslint-disable-next-line react/no-array-index-key -- as the line above says
      <col key={index} style={{ width }} />
    ))}
  </colgroup>
)
