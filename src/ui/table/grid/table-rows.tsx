import { type RefObject, useMemo } from 'react'

import { cx } from '../../cx'
import { cellClasses } from '../table-column'
import { type CellColumn, ROW_SURFACE, TableRow } from './table-row'
import { pinnedClasses, pinnedCount } from './pinned-columns'
import type { TableGridProps } from './table-grid'
import type { VirtualRows } from './use-virtual-rows'
import { useRowKeyboard } from './use-row-keyboard'
import type { RowSelection } from './use-row-selection'

interface TableRowsProps<Row> extends Pick<
  TableGridProps<Row>,
  'columns' | 'rows' | 'rowName' | 'onOpen' | 'selected'
> {
  keys: readonly string[]
  selection: RowSelection | undefined
  body: RefObject<HTMLTableSectionElement | null>
  view: VirtualRows
  current: number
  onCurrent: (index: number) => void
}

/** A spacer for rows that are not rendered. */
function RowSpacer({ height }: { height: number }) {
  return (
    <tr aria-hidden className="max-sm:block">
      <td aria-hidden className="block p-0" style={{ height }} />
    </tr>
  )
}

/** The visible rows. Handles keys and presses here, once for all of them. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { columns, rows, keys, rowName, onOpen, selected, selection, body, view, current, onCurrent } = props
  const cells = useMemo(
    () =>
      columns.map((column, place): CellColumn<Row> => {
        const pin = pinnedClasses(place, pinnedCount(columns))
        return { column, className: cx(cellClasses(column, ROW_SURFACE), pin) }
      }),
    [columns],
  )
  const listeners = useRowKeyboard(body, {
    count: rows.length,
    onCurrent,
    onOpen: onOpen && ((index) => rows[index] !== undefined && onOpen(rows[index])),
    onSelect: selection?.turn,
    onSelectAll: selection?.turnAll,
  })
  const draw = (index: number) => {
    const [row, key] = [rows[index], keys[index]]
    if (row === undefined || key === undefined) return null
    return (
      <TableRow
        key={key}
        row={row}
        cells={cells}
        index={index}
        name={rowName?.(row)}
        isSelected={selected?.has(key)}
        hasBox={selection !== undefined}
        isCurrent={index === Math.min(current, rows.length - 1)}
        isOpenable={onOpen !== undefined}
        isCard={view.isCard}
      />
    )
  }
  return (
    <tbody ref={body} role="rowgroup" className="max-sm:block [&>tr:last-child>td]:border-b-0" {...listeners}>
      {view.drawn.map((drawn) =>
        drawn.kind === 'gap' ? <RowSpacer key={drawn.id} height={drawn.height} /> : draw(drawn.index),
      )}
    </tbody>
  )
}
