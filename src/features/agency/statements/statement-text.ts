import type { TFunction } from 'i18next'

import type { CarriedLine, Statement } from '@/domain/money/statement'
import { formatDate } from '@/i18n/format'
import { secondsIn } from '@/lib/duration'
import { type ExportCell, type ExportTable, moneyCell, rateCell } from '@/lib/export-cell'
import { isolate } from '@/lib/text/isolate'

/** Formats the month that begins at this time. */
export const formatMonth = (from: number, timezone: string): string =>
  formatDate(from, { month: 'long', year: 'numeric', timeZone: timezone })

/** Describes a line carried over from or to another month, for a statement that begins at `statementFrom`. */
export function formatCarriedLine(
  t: TFunction<'analytics'>,
  { from, kind }: CarriedLine,
  statementFrom: number,
  timezone: string,
): string {
  if (from === statementFrom)
    return kind === null
      ? t('performance.carried_own_hours')
      : t('performance.carried_own_sales', { kind: t(`performance.kind_${kind}`) })
  const month = isolate(formatMonth(from, timezone))
  return kind === null
    ? t('performance.carried_hours', { month })
    : t('performance.carried_sales', { month, kind: t(`performance.kind_${kind}`) })
}

/** A statement for export: the lines of `StatementLines`, in hours instead of seconds. */
export function statementTable(
  t: TFunction<'analytics'>,
  { from, hours, hourly, pay, lines, carried, adjustments, total, currency }: Statement,
  { name, timezone }: { name: string; timezone: string },
): ExportTable {
  const money = (amount: number) => moneyCell({ amount, currency })
  const rows: ExportCell[][] = [
    [t('performance.statement_pay'), secondsIn('hour', hours), money(hourly), money(pay)],
    ...lines.map(({ kind, base, rate, amount }) => [
      t('performance.commission_on', { kind: t(`performance.kind_${kind}`) }),
      money(base),
      rateCell(rate),
      money(amount),
    ]),
    ...carried.map((line) => [
      formatCarriedLine(t, line, from, timezone),
      line.kind === null ? secondsIn('hour', line.base) : money(line.base),
      line.kind === null ? money(line.rate) : rateCell(line.rate),
      money(line.amount),
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
