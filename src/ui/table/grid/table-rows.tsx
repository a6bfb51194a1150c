import { type RefObject, useMemo } from 'react'

import { useBelowSm } from '@/services/page/viewport'

import { cx } from '../../cx'
import { cellClasses, type Column } from '../table-column'
import { type CellColumn, ROW_SURFACE, TableRow } from './table-row'
import { pinnedClasses, pinnedCount } from './pinned-columns'
import type { RowView } from './row-view'
import { useRowKeyboard } from './use-row-keyboard'
import type { RowSelection } from './use-row-selection'

/** What the rows show, and what opening one does. */
export interface TableRowsContent<Row> {
  columns: readonly Column<Row>[]
  /** In their order. */
  rows: readonly Row[]
  /** Accessible name of a row, announced on focus. */
  rowName?: ((row: Row) => string) | undefined
  /** Makes rows openable by click and Enter. */
  onOpen?: ((row: Row) => void) | undefined
  /** Keys of the marked rows. */
  selected?: ReadonlySet<string> | undefined
  /** Whether columns have totals; their row comes first. */
  hasTotals?: boolean | undefined
}

interface TableRowsProps<Row> extends TableRowsContent<Row> {
  keys: readonly string[]
  selection: RowSelection | undefined
  body: RefObject<HTMLTableSectionElement | null>
  view: RowView
  current: number
  onCurrent: (index: number) => void
  /** Whether the focus is in the rows: the parent remembers it, as the rows may remount. */
  hasFocus: RefObject<boolean>
  onFocusChange: (isFocused: boolean) => void
}

/** A spacer for rows that are not rendered. */
function RowSpacer({ height }: { height: number }) {
  return (
    <tr aria-hidden className="max-sm:block">
      <td aria-hidden className="block p-0" style={{ height }} />
    </tr>
  )
}

const useCells = <Row,>(columns: readonly Column<Row>[]) =>
  useMemo(
    () =>
      columns.map((column, index): CellColumn<Row> => {
        const pin = pinnedClasses(index, pinnedCount(columns))
        return { column, className: cx(cellClasses(column, ROW_SURFACE), pin) }
      }),
    [columns],
  )

/** The visible rows. Handles keys and presses here, once for all of them. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { columns, rows, keys, rowName, onOpen, selected, selection, body, view, current } = props
  const isCard = useBelowSm()
  const cells = useCells(columns)
  const listeners = useRowKeyboard(body, {
    count: rows.length,
    current,
    hasFocus: props.hasFocus,
    onFocusChange: props.onFocusChange,
    onCurrent: props.onCurrent,
    onOpen: onOpen && ((index) => rows[index] !== undefined && onOpen(rows[index])),
    onSelect: selection?.toggle,
    onSelectAll: selection?.turnAll,
  })
  const renderRow = (index: number) => {
    const [row, key] = [rows[index], keys[index]]
    if (row === undefined || key === undefined) return null
    return (
      <TableRow
        key={key}
        row={row}
        cells={cells}
        index={index}
        rowIndex={index + 2 + Number(props.hasTotals ?? false)}
        name={rowName?.(row)}
        isSelected={selected?.has(key)}
        hasBox={selection !== undefined}
        isCurrent={index === Math.min(current, rows.length - 1)}
        isOpenable={onOpen !== undefined}
        isCard={isCard}
        measureRow={view.measureRow}
      />
    )
  }
  return (
    <tbody ref={body} role="rowgroup" className="max-sm:block [&>tr:last-child>td]:border-b-0" {...listeners}>
      {view.items.map((item) =>
        item.kind === 'gap' ? <RowSpacer key={item.id} height={item.height} /> : renderRow(item.index),
      )}
    </tbody>
  )
}
