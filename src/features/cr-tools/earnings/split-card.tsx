import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { EarningsSummary, SplitLine } from '@/domain/money/earnings'
import { type Fault, WidgetFault } from '@/features/figures/widget-fault'
import { formatDate, formatRate } from '@/i18n/format'
import { useBelowSm, useUpToMd } from '@/services/page/viewport'
import { Card } from '@/ui/card'
import { Amount } from '@/ui/text/figure'
import { Skeleton } from '@/ui/skeleton'
import { Table } from '@/ui/table/table'
import type { Column } from '@/ui/table/table-column'
import { TableSkeleton } from '@/ui/table/table-skeleton'

interface SplitCardProps {
  summary: EarningsSummary | undefined
  fault: Fault | undefined
  timezone: string
}

/** What the agency rate is taken of, as agreed with the creator. */
const baseOf = ({ isNet, gross, fee }: SplitLine): number => (isNet ? gross - fee : gross)

type SplitTranslate = TFunction<'analytics'>

/** What an amount is of: before it, so that the amounts end at one edge; above it where six columns are too wide. */
const AmountNote = ({ children }: { children: string }) => (
  <span className="me-2 text-text-quiet max-lg:me-0 max-lg:block">
    <bdi>{children}</bdi>
  </span>
)

function splitMoneyColumn(
  t: SplitTranslate,
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
    cell: (line) => (
      <>
        {rateOf && <AmountNote>{formatRate(rateOf(line))}</AmountNote>}
        <Amount of={{ amount: line[id], currency }} />
      </>
    ),
    total: <Amount of={{ amount: total ?? totals[id] ?? 0, currency }} />,
  }
}

function splitColumns(t: SplitTranslate, summary: EarningsSummary, timezone: string): Column<SplitLine>[] {
  const { currency, totals, split } = summary
  const date = (at: number) => formatDate(at, { dateStyle: 'medium', timeZone: timezone })
  return [
    {
      id: 'kind',
      header: t('earnings.column_kind'),
      total: t('earnings.split_total'),
      cell: (line) => (
        <>
          {t(`overview.kind_${line.kind}`)}
          {line.from !== null && (
            <span className="ms-2 text-text-quiet max-lg:ms-0 max-lg:block">
              {t('earnings.split_from', { date: date(line.from) })}
            </span>
          )}
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
export function SplitCard({ summary, fault, timezone }: SplitCardProps) {
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
    <Card title={t('earnings.split')} detail={t('earnings.split_formula')}>
      {fault && (
        <div className="h-48">
          <WidgetFault fault={fault} />
        </div>
      )}
      {!fault && !summary && (
        <Skeleton>
          <TableSkeleton rows={7} columns={6} />
        </Skeleton>
      )}
      {!fault && summary?.split?.length === 0 && (
        <p className="px-4 pb-4 text-text-quiet">{t('earnings.split_empty')}</p>
      )}
      {!fault && summary?.split && summary.split.length > 0 && (
        <Table
          name={t('earnings.split')}
          columns={columns}
          rows={summary.split}
          rowKey={(line) => `${line.kind} ${line.from ?? ''}`}
          rowName={(line) => t(`overview.kind_${line.kind}`)}
          hasTotals
        />
      )}
    </Card>
  )
}
