import { memo, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../../cx'
import type { Column } from '../table-column'
import { TableHead } from '../table-head'
import type { TableSort } from '../table-sort'
import { useEdgeFade } from '../../use-edge-fade'
import { DataRows } from './data-rows'
import { DataTotals } from './data-totals'
import {
  PINNED_AFTER_SELECT_CLASSES,
  pinnedClasses,
  pinnedCount,
  SELECT_CELL_CLASSES,
} from './pinned-columns'
import { SelectCheckbox } from './select-checkbox'
import { useColumnWidths } from './use-column-widths'
import { usePinnedOffsets } from './use-pinned-offsets'
import { useVirtualRows } from './use-virtual-rows'
import type { RowSelection } from './use-row-selection'

interface DataGridProps<Row> {
  name: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The key of each row. */
  keys: readonly string[]
  rowName: ((row: Row) => string) | undefined
  sort: TableSort | undefined
  onTurn: (column: Column<Row>) => void
  onOpen: ((row: Row) => void) | undefined
  hasTotals: boolean
  selection: RowSelection | undefined
  foot: ReactNode
}

type HeadsProps<Row> = Pick<DataGridProps<Row>, 'columns' | 'sort' | 'onTurn' | 'selection'>

function HeadCells<Row>({ columns, sort, onTurn, selection }: HeadsProps<Row>) {
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
        {columns.map((column, place) => (
          <TableHead
            key={column.id}
            column={column}
            sort={sort}
            onSort={onTurn}
            className={pinnedClasses(place, pinned)}
          />
        ))}
      </tr>
    </thead>
  )
}

/** Memoised, so that scrolling renders only rows. The casts keep the type parameter that `memo` drops. */
const MemoizedHeadCells = memo(HeadCells) as typeof HeadCells
const MemoizedTotals = memo(DataTotals) as typeof DataTotals // as above

/** Renders the rows under a sticky head; virtualises many rows. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { name, columns, rows, keys, hasTotals, selection } = props
  const { t } = useTranslation('common')
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const [current, setCurrent] = useState(0)
  const { widths, keep } = useColumnWidths(table, columns, selection !== undefined)
  const view = useVirtualRows({ scroller, body, keys, current, onMove: keep })
  usePinnedOffsets(table, pinnedCount(columns), selection !== undefined)
  useEdgeFade(scroller)
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={t('table.scroll', { name })}
      tabIndex={0}
      className={cx(
        'edge-fade relative rounded-b-card print:max-h-none print:overflow-visible focus-visible:-outline-offset-2 sm:max-h-[max(360px,calc(100dvh-160px))] sm:overflow-auto',
        view.isCut && 'contain-content max-sm:max-h-[calc(100dvh-120px)] max-sm:overflow-y-auto',
      )}
    >
      <table
        ref={table}
        role="table"
        aria-label={name}
        aria-rowcount={rows.length + 1}
        className={cx(
          'w-full border-separate border-spacing-0 text-13 max-sm:block',
          widths && 'sm:table-fixed sm:[&_td]:overflow-clip sm:[&_td]:text-ellipsis',
          selection && PINNED_AFTER_SELECT_CLASSES,
        )}
        {...(widths && { style: { minWidth: widths.reduce((sum, width) => sum + width, 0) } })}
      >
        {widths && (
          <colgroup className="max-sm:hidden">
            {widths.map((width, place) => (
              // Keys by position: another set of columns measures all of them again.
              // eslint-disable-next-line react/no-array-index-key -- as the line above says
              <col key={place} style={{ width }} />
            ))}
          </colgroup>
        )}
        <MemoizedHeadCells columns={columns} sort={props.sort} onTurn={props.onTurn} selection={selection} />
        {hasTotals && <MemoizedTotals columns={columns} hasBoxes={selection !== undefined} />}
        <DataRows {...props} body={body} view={view} current={current} onCurrent={setCurrent} />
      </table>
      {props.foot}
    </div>
  )
}
