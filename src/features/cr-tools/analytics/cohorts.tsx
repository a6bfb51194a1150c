import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getCohorts } from '@/api/calls/creator/analytics'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { type Cohort, COHORT_MONTHS } from '@/domain/figures/analytics'
import { ratio } from '@/domain/figures/metrics'
import { FigureTable } from '@/features/figures/table/figure-table'
import { faultOf } from '@/features/figures/widget-fault'
import { formatDate, formatNumber } from '@/i18n/format'
import { countColumn } from '@/ui/table/figure-column'
import { Numeral, NoData } from '@/ui/text/figure'
import type { Column } from '@/ui/table/table-column'

import type { AnalyticsTabProps } from './use-analytics'
import { LowData } from '@/features/figures/table/low-data'

/** Month offsets after the month of joining. */
const MONTHS = Array.from({ length: COHORT_MONTHS - 2 }, (_, index) => index)

const retentionRate = ({ kept, joined }: Cohort, month: number): number | null => {
  const stayed = kept[month]
  return stayed === undefined ? null : ratio(stayed, joined)
}

function RetentionCell({ part }: { part: number | null }) {
  if (part === null) return <NoData />
  return (
    <span className="relative inline-grid min-w-16 place-items-center rounded-mark px-2 py-1">
      <span
        aria-hidden
        className="absolute inset-0 rounded-mark bg-stats-1"
        style={{ opacity: part * 0.35 }}
      />
      <span className="relative">
        <Numeral value={part} isRatio digits={0} />
      </span>
    </span>
  )
}

function useCohortColumns(zone: string): Column<Cohort>[] {
  const { t } = useTranslation('analytics')
  const monthName = ({ month }: Cohort) =>
    formatDate(month, { month: 'short', year: 'numeric', timeZone: zone })
  return [
    {
      id: 'month',
      header: t('insights.cohort_month'),
      sortValue: ({ month }) => month,
      exportValue: monthName,
      cell: monthName,
    },
    countColumn<Cohort>(
      {
        id: 'joined',
        header: t('insights.members_joined'),
        info: t('insights.members_joined_info', { zone }),
      },
      ({ joined }) => joined,
    ),
    ...MONTHS.map((month): Column<Cohort> => ({
      id: `month-${month + 1}`,
      header: t('insights.cohort_after', { number: formatNumber(month + 1) }),
      align: 'end',
      info: t('insights.cohort_info', { zone }),
      sortValue: (cohort) => retentionRate(cohort, month),
      cell: (cohort) => <RetentionCell part={retentionRate(cohort, month)} />,
    })),
    { id: 'note', header: t('insights.cohort_note'), cell: ({ joined }) => <LowData of={joined} /> },
  ]
}

/**
 * Retention table: share of each month's new members still subscribed. Always by month, whatever the range.
 */
export function Cohorts({ creatorId, filter }: AnalyticsTabProps) {
  const { t } = useTranslation('analytics')
  const read = useQuery(queryOf(getCohorts, { timezone: filter.timezone }, creatorId))
  const fault = faultOf(useQueryStatus(read))
  return (
    <FigureTable
      id="insights-cohorts"
      title={t('insights.cohorts')}
      detail={t('insights.cohorts_detail')}
      columns={useCohortColumns(filter.timezone)}
      rows={read.data?.data}
      rowKey={({ month }) => `${month}`}
      defaultSort={{ column: 'month', direction: 'descending' }}
      fault={fault}
      filter={filter}
      empty={<p className="px-4 py-8 text-center text-text-quiet">{t('insights.cohorts_empty')}</p>}
    />
  )
}
