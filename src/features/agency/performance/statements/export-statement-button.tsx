import { useTranslation } from '@/i18n/use-translation'

import type { Day } from '@/domain/time/day'
import type { Statement } from '@/domain/money/statement'
import { type ExportCell, type ExportTable, moneyCell, shareCell } from '@/lib/export-cell'
import { ExportMenu } from '@/ui/table/export/export-menu'

import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'
import { formatCarriedLine } from './format-carried-line'

type AnalyticsTFunction = ReturnType<typeof useTranslation<'analytics'>>['t']

/** The table of the exported statement, in hours instead of seconds. */
function statementTable(
  t: AnalyticsTFunction,
  { from, hours, hourly, pay, lines, carried, adjustments, total, currency }: Statement,
  { name, timezone }: { name: string; timezone: string },
): ExportTable {
  const money = (amount: number) => moneyCell({ amount, currency })
  const inHours = (seconds: number) => Math.round((seconds / 3600) * 100) / 100
  const rows: ExportCell[][] = [
    [t('performance.statement_pay'), inHours(hours), money(hourly), money(pay)],
    ...lines.map(({ kind, base, rate, amount }) => [
      t('performance.commission_on', { kind: t(`performance.kind_${kind}`) }),
      money(base),
      shareCell(rate),
      money(amount),
    ]),
    ...carried.map((line) => [
      formatCarriedLine(t, line, from, timezone),
      line.kind === null ? inHours(line.base) : money(line.base),
      line.kind === null ? money(line.rate) : shareCell(line.rate),
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

/** Exports one person's statement line by line. */
export function ExportStatementButton({
  statement,
  firstDay,
  name,
  timezone,
}: {
  statement: Statement
  /** The first day of the period in its time zone. */
  firstDay: Day
  name: string
  timezone: string
}) {
  const { t } = useTranslation('analytics')
  const off = useExportDisabledReason()
  return (
    <ExportMenu
      name={t('performance.statement_csv')}
      fileName={`statement-${statement.userId}-${firstDay}`}
      load={() => statementTable(t, statement, { name, timezone })}
      disabledReason={off}
    />
  )
}
