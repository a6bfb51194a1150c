import type { ReactNode } from 'react'

import type { SpanUnit } from '@/lib/duration'
import type { ExportCell } from '@/lib/export-cell'

import { cx } from '../cx'
import type { SortChange, SortValue } from './table-sort'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers align at the end. */
  align?: 'start' | 'end'
  /** Takes a full line on a card. */
  isWide?: boolean
  /** Identifies the row together with the columns before it: sticky when a data table scrolls sideways. */
  isPinned?: boolean
  /** Makes the column sortable. */
  sortValue?: (row: Row) => SortValue
  /** Rows of one group stay together when sorted by the column: amounts of one currency. */
  sortGroup?: (row: Row) => string
  /** Sort direction of the first press, where it is not the default. */
  sortsFrom?: 'ascending' | 'descending'
  /** Formula, population and time zone of a figure. */
  info?: ReactNode
  /** Its cell in the totals row. */
  total?: ReactNode
  /** The exported value; defaults to the sort value. */
  exportValue?: (row: Row) => ExportCell
  /** The unit of exported durations, for the heading. */
  exportUnit?: SpanUnit | undefined
  /** Text for the filter; defaults to the sort value if that is text. */
  filterText?: (row: Row) => string
  /** Hidden by default until the user shows it. */
  isHiddenAtFirst?: boolean
}

/** Returns the next hidden columns from the latest choice, undefined before the first one. */
export type HiddenChange = (latest: readonly string[] | undefined) => readonly string[]

export const hiddenAtFirst = <Row>(columns: readonly Column<Row>[]): string[] =>
  columns.filter((column) => column.isHiddenAtFirst).map(({ id }) => id)

/** Returns the visible columns, always with the first one; before a choice those not hidden by default. */
export const visibleColumns = <Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[] = hiddenAtFirst(columns),
): Column<Row>[] => columns.filter(({ id }, index) => index === 0 || !hidden.includes(id))

/** For rows in the one order of the server: the column is exported, not sortable. */
export const unsorted = <Row>({ sortValue, ...column }: Column<Row>): Column<Row> => ({
  ...(sortValue && { exportValue: (row) => sortValue(row) ?? null }),
  ...column,
})

/**
 * Returns the first sort direction: descending for numbers, ascending for text, unless the column sets it.
 */
export const firstDirection = <Row>({ align, sortsFrom }: Column<Row>): 'ascending' | 'descending' =>
  sortsFrom ?? (align === 'end' ? 'descending' : 'ascending')

/** The columns that a select of the order offers. */
export const sortOptions = <Row>(columns: readonly Column<Row>[]) =>
  columns.filter(({ sortValue }) => sortValue).map(({ id, header }) => ({ value: id, label: header }))

/** Sorts by a column in its first direction. */
export function sortBy<Row>(columns: readonly Column<Row>[], id: string): SortChange {
  const column = columns.find((one) => one.id === id)
  return () => ({ column: id, direction: column ? firstDirection(column) : 'ascending' })
}

const CELL =
  'px-2 lg:px-3 whitespace-nowrap first:sticky first:start-0 first:z-10 first:ps-4 last:pe-4 [&>*]:align-middle'
const CELL_OF_CARD =
  'max-sm:static max-sm:flex max-sm:h-auto max-sm:min-w-0 max-sm:flex-wrap max-sm:min-h-6 max-sm:items-center max-sm:justify-between max-sm:gap-2 max-sm:border-0 max-sm:bg-transparent max-sm:!p-0 max-sm:whitespace-normal max-sm:first:col-span-2 max-sm:first:pb-1'

/** Classes of a row as a card, under 640 px. */
export const CARD_ROW =
  'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-1 max-sm:border-b max-sm:border-line-quiet max-sm:p-4'

/** Classes of a figure's label on a card. */
export const cardLabelClasses = <Row>({ isWide }: Column<Row>): string =>
  cx('text-start text-12 font-text text-text-quiet sm:hidden [td:first-child>&]:hidden', isWide && 'shrink-0')

export const headClasses = <Row>(column: Column<Row>): string =>
  cx(
    CELL,
    'h-9 border-b border-line bg-surface-raised text-12 font-medium text-text-quiet',
    column.align === 'end' ? 'text-end' : 'text-start',
  )

export const cellClasses = <Row>(column: Column<Row>, className: string): string =>
  cx(
    CELL,
    CELL_OF_CARD,
    'h-row border-b',
    className,
    column.align === 'end' && 'text-end tabular-nums',
    column.isWide && 'max-sm:col-span-2',
  )
