import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { EarningsSummary, SplitLine } from '@/domain/money/earnings'
import { FigureTable } from '@/features/figures/table/figure-table'
import type { Fault } from '@/features/figures/widget-fault'
import { formatDate, formatList, formatRate } from '@/i18n/format'
import { moneyCell } from '@/lib/export-cell'
import { useBelowSm, useUpToMd } from '@/services/page/viewport'
import { Amount } from '@/ui/text/figure'
import type { Column } from '@/ui/table/table-column'

import type { EarningsView } from './earnings-view'

interface SplitCardProps {
  summary: EarningsSummary | undefined
  fault: Fault | undefined
  filter: Pick<EarningsView, 'range' | 'timezone'>
}

/** What the agency rate is taken of, as agreed with the creator. */
const baseOf = ({ isNet, gross, fee }: SplitLine): number => (isNet ? gross - fee : gross)

/** What an amount is of: before it, so that the amounts end at one edge; above it where six columns are too wide. */
const AmountNote = ({ children }: { children: string }) => (
  <span className="me-2 text-text-quiet max-lg:me-0 max-lg:block">
    <bdi>{children}</bdi>
  </span>
)

function splitMoneyColumn(
  t: TFunction<'analytics'>,
  { currency, totals }: EarningsSummary,
  [id, total]: [keyof SplitLine & ('gross' | 'fee' | 'agencyShare' | 'creatorShare'), number | null],
  rateOf?: (line: SplitLine) => number,
): Column<SplitLine> {
  return {
    id,
    header: t(`earnings.split_${id}`),
    align: 'end',
    info: t(`earnings.split_${id}_info`),
    sortValue: (line) => line[id],
    exportValue: (line) => moneyCell({ amount: line[id], currency }),
    cell: (line) => (
      <>
        {rateOf && <AmountNote>{formatRate(rateOf(line))}</AmountNote>}
        <Amount of={{ amount: line[id], currency }} />
      </>
    ),
    total: <Amount of={{ amount: total ?? totals[id] ?? 0, currency }} />,
  }
}

function splitColumns(
  t: TFunction<'analytics'>,
  summary: EarningsSummary,
  timezone: string,
): Column<SplitLine>[] {
  const { currency, totals, split } = summary
  const kindOf = ({ kind }: SplitLine) => t(`overview.kind_${kind}`)
  const fromOf = ({ from }: SplitLine) =>
    from === null
      ? []
      : [t('earnings.split_from', { date: formatDate(from, { dateStyle: 'medium', timeZone: timezone }) })]
  return [
    {
      id: 'kind',
      header: t('earnings.column_kind'),
      total: t('earnings.split_total'),
      exportValue: (line) => formatList([kindOf(line), ...fromOf(line)], 'unit'),
      cell: (line) => (
        <>
          {kindOf(line)}
          {fromOf(line).map((from) => (
            <span key={from} className="ms-2 text-text-quiet max-lg:ms-0 max-lg:block">
              {from}
            </span>
          ))}
        </>
      ),
    },
    splitMoneyColumn(t, summary, ['gross', totals.gross]),
    splitMoneyColumn(t, summary, ['fee', totals.fee], (line) => line.feeRate),
    {
      id: 'base',
      header: t('earnings.split_base'),
      align: 'end',
      info: t('earnings.split_base_info'),
      sortValue: baseOf,
      exportValue: (line) => moneyCell({ amount: baseOf(line), currency }),
      cell: (line) => (
        <>
          <AmountNote>{t(`filter.basis_${line.isNet ? 'net' : 'gross'}`)}</AmountNote>
          <Amount of={{ amount: baseOf(line), currency }} />
        </>
      ),
      total: <Amount of={{ amount: split?.reduce((sum, line) => sum + baseOf(line), 0) ?? 0, currency }} />,
    },
    splitMoneyColumn(t, summary, ['agencyShare', totals.agencyShare], (line) => line.rate),
    splitMoneyColumn(t, summary, ['creatorShare', totals.creatorShare]),
  ]
}

/** Breaks down each type of earnings with the rates applied (screens S16). */
export function SplitCard({ summary, fault, filter }: SplitCardProps) {
  const { timezone } = filter
  const { t } = useTranslation('analytics')
  // On a tablet without the base: it is the gross amount, or that without the fee.
  const isNarrow = useUpToMd()
  const isCard = useBelowSm()
  const columns = useMemo(() => {
    const all = summary ? splitColumns(t, summary, timezone) : []
    return isNarrow && !isCard ? all.filter(({ id }) => id !== 'base') : all
  }, [t, summary, timezone, isNarrow, isCard])
  // Users who may not see rates get no card.
  if (summary && summary.split === null) return null
  return (
    <FigureTable
      id="earnings-split"
      title={t('earnings.split')}
      detail={t('earnings.split_formula')}
      columns={columns}
      rows={summary?.split ?? undefined}
      rowKey={(line) => `${line.kind} ${line.from ?? ''}`}
      rowName={(line) => t(`overview.kind_${line.kind}`)}
      hasTotals
      fault={fault}
      filter={filter}
      empty={<p className="px-4 pb-4 text-text-quiet">{t('earnings.split_empty')}</p>}
    />
  )
}
