import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { isRightToLeft } from '@/i18n'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../cx'
import { ChartFrame } from './chart-frame'

interface HeatMapRow {
  id: string
  label: string
  /** One value per column; null is no data. */
  values: readonly (number | null)[]
}

interface HeatMapProps {
  name: string
  unit: string
  info?: ReactNode
  actions?: ReactNode
  /** The label of each column. */
  columns: readonly string[]
  rows: readonly HeatMapRow[]
  format: (value: number) => string
  isLoading?: boolean
  empty?: ReactNode
}

const ROW_PX = 30
const LABEL_EVERY = 3

/** Opacity of the strongest colour; every value above zero stays visible. */
const shadeOf = (value: number, most: number): number =>
  value === 0 || most === 0 ? 0 : 0.12 + 0.78 * (value / most)

interface Cell {
  row: number
  column: number
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/** Roving focus: one cell is a tab stop, arrows move between cells, mirrored in right-to-left text. */
function useRovingCell(rows: number, columns: number) {
  const grid = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<Cell>({ row: 0, column: 0 })
  const move = (to: Cell) => {
    setCurrent(to)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to.row}-${to.column}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const edge = event.key === 'Home' ? 0 : event.key === 'End' ? columns - 1 : undefined
    const step = STEPS[event.key]
    if (edge === undefined && !step) return
    event.preventDefault()
    const [down, along] = step ?? [0, 0]
    move({
      row: clamp(current.row + down, rows - 1),
      column: edge ?? clamp(current.column + (isRightToLeft() ? -along : along), columns - 1),
    })
  }
  return { grid, current, setCurrent, onKeyDown }
}

interface HeatMapRowProps {
  line: HeatMapRow
  row: number
  columns: readonly string[]
  current: Cell
  maximum: number
  /** Accessible name of a cell. */
  cellLabel: (line: HeatMapRow, column: number) => string
  onCurrent: (cell: Cell) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

function HeatMapRowCells({
  line,
  row,
  columns,
  current,
  maximum,
  cellLabel,
  onCurrent,
  onKeyDown,
}: HeatMapRowProps) {
  const isHere = (column: number) => row === current.row && column === current.column
  return (
    <div role="row" className="contents">
      <span role="rowheader" className="flex items-center pe-2 text-13">
        {line.label}
      </span>
      {columns.map((name, column) => (
        <span
          key={name}
          role="gridcell"
          data-cell={`${row}-${column}`}
          tabIndex={isHere(column) ? 0 : -1}
          aria-label={cellLabel(line, column)}
          onFocus={() => onCurrent({ row, column })}
          onPointerEnter={() => onCurrent({ row, column })}
          onPointerDown={() => onCurrent({ row, column })}
          onKeyDown={onKeyDown}
          className={cx(
            'relative h-7 overflow-hidden rounded-mark bg-fill',
            isHere(column) && 'outline-2 -outline-offset-1 outline-text-faint',
          )}
        >
          <span
            className="absolute inset-0 bg-accent forced-colors:bg-[Highlight]"
            style={{ opacity: shadeOf(line.values[column] ?? 0, maximum) }}
          />
        </span>
      ))}
    </div>
  )
}

function ColumnHeads({ columns }: Pick<HeatMapProps, 'columns'>) {
  const { t } = useTranslation('common')
  return (
    <div role="row" className="contents">
      <span role="columnheader">
        <span className="sr-only">{t('chart.time')}</span>
      </span>
      {columns.map((column, index) => (
        <span
          key={column}
          role="columnheader"
          className="h-5 overflow-visible whitespace-nowrap tabular-nums"
        >
          <bdi className={cx(index % LABEL_EVERY !== 0 && 'sr-only')}>{column}</bdi>
        </span>
      ))}
    </div>
  )
}

function HeatMapCells({
  columns,
  rows,
  name,
  format,
}: Pick<HeatMapProps, 'columns' | 'rows' | 'name' | 'format'>) {
  const { t } = useTranslation('common')
  const { grid, current, setCurrent, onKeyDown } = useRovingCell(rows.length, columns.length)
  const most = Math.max(0, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const cellLabel = ({ label, values }: HeatMapRow, column: number) => {
    const value = values[column] ?? null
    const words = value === null ? t('table.no_data') : format(value)
    return t('chart.at', { time: `${label} ${columns[column] ?? ''}`, values: words })
  }
  const shown = rows[current.row]
  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={name}
        className="grid min-w-[640px] gap-[2px] text-12 text-text-quiet"
        style={{ gridTemplateColumns: `minmax(56px,max-content) repeat(${columns.length}, minmax(0, 1fr))` }}
      >
        <ColumnHeads columns={columns} />
        {rows.map((line, row) => (
          <HeatMapRowCells
            key={line.id}
            {...{ line, row, columns, current, maximum: most, cellLabel, onKeyDown }}
            onCurrent={setCurrent}
          />
        ))}
      </div>
      <p aria-hidden className="mt-2 h-5 text-13">
        {shown && <bdi>{cellLabel(shown, current.column)}</bdi>}
      </p>
    </>
  )
}

/**
 * Shows figures by row and column as shades. Arrows move between cells; the same figures are available as a
 * table.
 */
export function HeatMap(props: HeatMapProps) {
  const { rows, columns, format } = props
  return (
    <ChartFrame
      {...props}
      isEmpty={rows.every(({ values }) => values.every((value) => value === null))}
      height={rows.length * ROW_PX + 64}
      times={columns}
      columns={rows.map(({ id, label, values }) => ({ id, label, values, format }))}
    >
      <div className="relative overflow-x-auto px-4 py-1">
        <HeatMapCells {...props} />
      </div>
    </ChartFrame>
  )
}
