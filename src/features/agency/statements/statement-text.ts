import type { TFunction } from 'i18next'

import type { CarriedLine, Statement } from '@/domain/money/statement'
import { formatDate } from '@/i18n/format'
import { secondsIn } from '@/lib/duration'
import { type ExportCell, type ExportTable, moneyCell, rateCell } from '@/lib/export-cell'

/** Formats the month that begins at this time. */
export const formatMonth = (from: number, timezone: string): string =>
  formatDate(from, { month: 'long', year: 'numeric', timeZone: timezone })

/** Describes a line carried over from or to another month, for a statement that begins at `statementFrom`. */
function formatCarriedLine(
  t: TFunction<'analytics'>,
  { from, kind }: CarriedLine,
  statementFrom: number,
  monthText: (from: number) => string,
): string {
  if (from === statementFrom)
    return kind === null
      ? t('performance.carried_own_hours')
      : t('performance.carried_own_sales', { kind: t(`performance.kind_${kind}`) })
  const month = monthText(from)
  return kind === null
    ? t('performance.carried_hours', { month })
    : t('performance.carried_sales', { month, kind: t(`performance.kind_${kind}`) })
}

/** What a statement pays by terms: hours where `kind` is null, else sales of a kind. */
export interface PaidLine extends Omit<CarriedLine, 'from'> {
  id: string
  what: string
  /** A difference to another month. */
  isCarried: boolean
}

/** The lines of a statement that are `base` × `rate`, in order; `monthText` writes the month of a carried one. */
export function paidLines(
  t: TFunction<'analytics'>,
  { from, hours, hourly, pay, lines, carried }: Statement,
  monthText: (from: number) => string,
): PaidLine[] {
  return [
    {
      id: 'pay',
      kind: null,
      what: t('performance.statement_pay'),
      base: hours,
      rate: hourly,
      amount: pay,
      isCarried: false,
    },
    ...lines.map((line) => ({
      ...line,
      id: line.kind,
      what: t('performance.commission_on', { kind: t(`performance.kind_${line.kind}`) }),
      isCarried: false,
    })),
    ...carried.map((line) => ({
      ...line,
      id: `${line.from} ${line.kind}`,
      what: formatCarriedLine(t, line, from, monthText),
      isCarried: true,
    })),
  ]
}

/** A statement for export: the lines of `StatementLines`, in hours instead of seconds. */
export function statementTable(
  t: TFunction<'analytics'>,
  statement: Statement,
  { name, timezone }: { name: string; timezone: string },
): ExportTable {
  const { adjustments, total, currency } = statement
  const money = (amount: number) => moneyCell({ amount, currency })
  // A file has the bare month: invisible marks would break a search in it.
  const paid = paidLines(t, statement, (from) => formatMonth(from, timezone))
  const rows: ExportCell[][] = [
    ...paid.map(({ kind, what, base, rate, amount }) => [
      what,
      kind === null ? secondsIn('hour', base) : money(base),
      kind === null ? money(rate) : rateCell(rate),
      money(amount),
    ]),
    ...adjustments.map(({ reason, amount }) => [reason, null, null, money(amount)]),
    [t('performance.statement_total'), null, null, money(total)],
  ]
  return {
    head: [
      t('performance.person'),
      t('performance.csv_line'),
      t('performance.csv_base'),
      t('performance.csv_rate'),
      t('performance.amount'),
    ],
    rows: rows.map((row) => [name, ...row]),
  }
}
