import { useTranslation } from '@/i18n/use-translation'

import type { Day } from '@/domain/day'
import type { Statement } from '@/domain/statement'
import { FileButton } from '@/ui/file-button'

import { useExportOff } from '@/features/figures/use-export-off'
import { carriedWords } from './carried-words'

type Words = ReturnType<typeof useTranslation<'analytics'>>['t']

/** The lines of a statement as a file holds them: hours, not seconds; units, not cents. */
function rowsOf(
  t: Words,
  { from, hours, hourly, pay, lines, carried, adjustments, total, currency }: Statement,
  { name, timezone }: { name: string; timezone: string },
) {
  return [
    [t('performance.person'), name],
    [t('performance.csv_currency'), currency],
    [],
    [
      t('performance.csv_line'),
      t('performance.csv_base'),
      t('performance.csv_rate'),
      t('performance.amount'),
    ],
    [t('performance.statement_pay'), Math.round((hours / 3600) * 100) / 100, hourly / 100, pay / 100],
    ...lines.map(({ kind, base, rate, amount }) => [
      t('performance.commission_on', { kind: t(`performance.kind_${kind}`) }),
      base / 100,
      rate,
      amount / 100,
    ]),
    ...carried.map((line) => [
      carriedWords(t, line, from, timezone),
      line.kind === null ? Math.round((line.base / 3600) * 100) / 100 : line.base / 100,
      line.kind === null ? line.rate / 100 : line.rate,
      line.amount / 100,
    ]),
    ...adjustments.map(({ reason, amount }) => [reason, null, null, amount / 100]),
    [t('performance.statement_total'), null, null, total / 100],
  ]
}

/** Saves one person's statement, line by line. */
export function StatementCsv({
  statement,
  firstDay,
  name,
  timezone,
}: {
  statement: Statement
  /** Of the period, in its zone. */
  firstDay: Day
  name: string
  timezone: string
}) {
  const { t } = useTranslation('analytics')
  const off = useExportOff()
  const save = async () => {
    const { saveCsv } = await import('@/ui/data-table/save-csv')
    await saveCsv(`statement-${statement.userId}-${firstDay}`, rowsOf(t, statement, { name, timezone }))
  }
  return (
    <FileButton
      name={t('performance.statement_csv')}
      save={save}
      failedText={() => t('performance.csv_failed')}
      disabledReason={off}
    />
  )
}
