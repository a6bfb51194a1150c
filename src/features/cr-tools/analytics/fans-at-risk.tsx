import { useTranslation } from '@/i18n/use-translation'

import { useNamesOr } from '@/api/user-names'
import type { AnalyticsOf, FanAtRisk } from '@/domain/figures/analytics'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { FigureTable } from '@/features/figures/table/figure-table'
import { type Fault } from '@/features/figures/widget-fault'
import { DAY_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'
import { countColumn, moneyColumn, timeColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { useCanSeeSpend } from '../base/permissions'
import type { AnalyticsTabProps } from './use-analytics'
import { fanColumn } from '../people/fan-column'

interface FansAtRiskProps extends AnalyticsTabProps {
  data: AnalyticsOf<'fans'> | undefined
  fault: Fault | undefined
}

function useAtRiskColumns({ data, creatorId, filter }: FansAtRiskProps): Column<FanAtRisk>[] {
  const { t } = useTranslation('analytics')
  const seesSpend = useCanSeeSpend()
  const nameOf = useNamesOr(data?.atRisk.map(({ userId }) => userId) ?? [], t('insights.someone'))
  const end = Math.min(Date.parse(filter.range.to), serverNow())
  const quiet = ({ lastAt }: FanAtRisk) => Math.floor((end - lastAt) / DAY_MS)
  return [
    fanColumn<FanAtRisk>(t('column.fan'), creatorId, nameOf),
    ...(seesSpend
      ? [
          moneyColumn<FanAtRisk>(
            { id: 'spent', header: t('insights.spent_90'), info: t('insights.spent_90_info') },
            ({ spent }) => spent,
            data?.currency ?? DEFAULT_CURRENCY,
          ),
        ]
      : []),
    countColumn<FanAtRisk>(
      { id: 'purchases', header: t('insights.purchases'), info: t('insights.purchases_90_info') },
      ({ purchases }) => purchases,
    ),
    countColumn<FanAtRisk>(
      { id: 'quiet', header: t('insights.quiet_days'), info: t('insights.quiet_days_info') },
      quiet,
    ),
    countColumn<FanAtRisk>(
      { id: 'gap', header: t('insights.usual_gap'), info: t('insights.usual_gap_info') },
      ({ usualGapDays }) => usualGapDays,
      1,
    ),
    timeColumn(
      { id: 'lastAt', header: t('insights.last_purchase') },
      ({ lastAt }) => lastAt,
      filter.timezone,
    ),
    timeColumn(
      { id: 'member', header: t('insights.member_until') },
      ({ memberUntil }) => memberUntil,
      filter.timezone,
    ),
  ]
}

/** Widget of regular buyers who have stopped buying. */
export function FansAtRisk(props: FansAtRiskProps) {
  const { t } = useTranslation('analytics')
  const { data, fault, filter } = props
  return (
    <FigureTable
      id="insights-at-risk"
      title={t('insights.at_risk')}
      detail={t('insights.at_risk_detail')}
      columns={useAtRiskColumns(props)}
      rows={data?.atRisk}
      rowKey={({ userId }) => userId}
      defaultSort={{ column: useCanSeeSpend() ? 'spent' : 'quiet', direction: 'descending' }}
      fault={fault}
      filter={filter}
      empty={<p className="px-4 py-8 text-center text-text-quiet">{t('insights.at_risk_empty')}</p>}
    />
  )
}
