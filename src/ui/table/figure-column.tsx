import type { ReactNode } from 'react'

import type { Money } from '@/domain/money/money'
import { formatDate } from '@/i18n/format'
import { secondsIn, type SpanUnit } from '@/lib/duration'
import { momentCell, moneyCell, shareCell } from '@/lib/export-cell'

import { Amount, Duration, NoData, Numeral } from '../text/figure'
import { RelativeTime } from '../text/time'
import type { Column } from './table-column'

type FigureColumnFacts = Pick<
  Column<never>,
  'id' | 'header' | 'info' | 'total' | 'isWide' | 'isHiddenAtFirst'
>

export type SummedColumnFacts = FigureColumnFacts & {
  /** The figure of the totals row, of all rows; null without data. */
  sum?: number | null | undefined
}

const totalOf = <Sum,>(sum: Sum | null | undefined, render: (sum: Sum) => ReactNode) =>
  sum !== undefined && { total: sum === null ? <NoData /> : render(sum) }

export const countColumn = <Row,>(
  { sum, ...facts }: SummedColumnFacts,
  valueOf: (row: Row) => number | null,
  digits?: number,
): Column<Row> => ({
  ...facts,
  ...totalOf(sum, (value) => <Numeral value={value} {...(digits !== undefined && { digits })} />),
  align: 'end',
  sortValue: valueOf,
  cell: (row) => <Numeral value={valueOf(row)} {...(digits !== undefined && { digits })} />,
})

export const amountColumn = <Row,>(
  { sum, ...facts }: FigureColumnFacts & { sum?: Money | null | undefined },
  amountOf: (row: Row) => Money | null,
): Column<Row> => ({
  ...facts,
  ...totalOf(sum, (of) => <Amount of={of} />),
  align: 'end',
  sortValue: (row) => amountOf(row)?.amount ?? null,
  sortGroup: (row) => amountOf(row)?.currency ?? '',
  exportValue: (row) => moneyCell(amountOf(row)),
  cell: (row) => {
    const of = amountOf(row)
    return of ? <Amount of={of} /> : <NoData />
  },
})

/** A column of amounts in cents. */
export const moneyColumn = <Row,>(
  { sum, ...facts }: SummedColumnFacts,
  valueOf: (row: Row) => number | null,
  currency: string | ((row: Row) => string),
): Column<Row> => ({
  ...amountColumn(facts, (row: Row) => {
    const amount = valueOf(row)
    return amount === null
      ? null
      : { amount, currency: typeof currency === 'string' ? currency : currency(row) }
  }),
  // Amounts of several currencies have no sum.
  ...(typeof currency === 'string' && totalOf(sum, (amount) => <Amount of={{ amount, currency }} />)),
})

/** A column of ratios, 0 to 1. `note` shows beside a ratio, for example that the sample is small. */
export const shareColumn = <Row,>(
  { sum, ...facts }: SummedColumnFacts,
  valueOf: (row: Row) => number | null,
  note?: (row: Row) => ReactNode,
): Column<Row> => ({
  ...facts,
  ...totalOf(sum, (value) => <Numeral value={value} isRatio digits={1} />),
  align: 'end',
  sortValue: valueOf,
  exportValue: (row) => shareCell(valueOf(row)),
  cell: (row) => (
    <span className="inline-flex items-center justify-end gap-x-2 whitespace-nowrap">
      {note?.(row)}
      <Numeral value={valueOf(row)} isRatio digits={1} />
    </span>
  ),
})

/** A column of durations in milliseconds, exported as decimals of a unit. */
export const durationColumn = <Row,>(
  { sum, ...facts }: SummedColumnFacts,
  msOf: (row: Row) => number | null,
  unit: SpanUnit = 'hour',
): Column<Row> => ({
  ...facts,
  ...totalOf(sum, (ms) => <Duration ms={ms} />),
  align: 'end',
  sortValue: msOf,
  exportUnit: unit,
  exportValue: (row) => {
    const ms = msOf(row)
    return ms === null ? null : secondsIn(unit, ms / 1000)
  },
  cell: (row) => {
    const ms = msOf(row)
    return ms === null ? <NoData /> : <Duration ms={ms} />
  },
})

/** A column of our own words. */
export const wordColumn = <Row,>(facts: FigureColumnFacts, wordOf: (row: Row) => string): Column<Row> => ({
  ...facts,
  sortValue: wordOf,
  exportValue: wordOf,
  cell: wordOf,
})

/** A column of text; user data in any direction. */
export const textColumn = <Row,>(
  facts: FigureColumnFacts,
  textOf: (row: Row) => string,
  more: Pick<Column<Row>, 'isWide' | 'sortValue' | 'sortsFrom'> = {},
): Column<Row> => ({
  ...facts,
  sortValue: textOf,
  ...more,
  exportValue: textOf,
  cell: (row) => (
    <bdi dir="auto" className="cut block max-w-56">
      {textOf(row)}
    </bdi>
  ),
})

/** Renders a figure as a bar relative to the largest of its column; the figure itself is in its own cell. */
function BarCell({ part }: { part: number }) {
  return (
    <span aria-hidden className="block h-3 w-full min-w-24 overflow-hidden rounded-mark bg-fill">
      <span
        className="block h-full rounded-mark bg-stats-1 forced-colors:bg-[CanvasText]"
        style={{ inlineSize: `${Math.max(0, Math.min(1, part)) * 100}%` }}
      />
    </span>
  )
}

/** A bar relative to the column's largest figure: shown, but not sortable and not exported. */
export const barColumn = <Row,>(facts: FigureColumnFacts, partOf: (row: Row) => number): Column<Row> => ({
  ...facts,
  cell: (row) => <BarCell part={partOf(row)} />,
})

type MomentColumnFacts = FigureColumnFacts & Pick<Column<never>, 'align' | 'sortsFrom'>

/** A sortable column of moments, at the end by default; `render` shows one. */
const momentColumn = <Row,>(
  facts: MomentColumnFacts,
  at: (row: Row) => number | null,
  render: (moment: number) => ReactNode,
  timezone?: string,
): Column<Row> => ({
  align: 'end',
  ...facts,
  sortValue: at,
  exportValue: (row) => momentCell(at(row), timezone),
  cell: (row) => {
    const moment = at(row)
    return moment === null ? <NoData /> : render(moment)
  },
})

const dateIn = (at: number, timeZone: string): string => formatDate(at, { dateStyle: 'medium', timeZone })

/** A column of moments, shown and exported in the time of a zone; by default their dates. */
export const timeColumn = <Row,>(
  facts: MomentColumnFacts,
  at: (row: Row) => number | null,
  timezone: string,
  format = dateIn,
): Column<Row> => momentColumn(facts, at, (moment) => <bdi>{format(moment, timezone)}</bdi>, timezone)

/** A column of moments, as the time since. */
export const agoColumn = <Row,>(facts: FigureColumnFacts, at: (row: Row) => number | null): Column<Row> =>
  momentColumn(facts, at, (moment) => <RelativeTime at={moment} />)
