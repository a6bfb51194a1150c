import { useTranslation } from '@/i18n/use-translation'

import type { AnalyticsOf, FanAtRisk } from '@/domain/analytics'
import { DEFAULT_CURRENCY } from '@/domain/money'
import { FigureTable } from '@/features/figures/figure-table'
import { type Fault } from '@/features/figures/widget-fault'
import { formatDate } from '@/i18n/format'
import { serverNow } from '@/services/server-clock'
import { countColumn, moneyColumn, timeColumn } from '@/ui/figure-column'
import type { Column } from '@/ui/table-column'

import { useNamesOr } from '../../names'
import { useSeesSpend } from '../../person-rights'
import type { TabProps } from '../use-analytics'
import { fanColumn } from '../../fan-column'

const DAY_MS = 24 * 60 * 60_000

interface AtRiskProps extends TabProps {
  data: AnalyticsOf<'fans'> | undefined
  fault: Fault | undefined
}

function useColumns({ data, creatorId, filter }: AtRiskProps): Column<FanAtRisk>[] {
  const { t } = useTranslation('analytics')
  const seesMoney = useSeesSpend()
  const nameOf = useNamesOr(data?.atRisk.map(({ userId }) => userId) ?? [], t('insights.someone'))
  const end = Math.min(Date.parse(filter.range.to), serverNow())
  const quiet = ({ lastAt }: FanAtRisk) => Math.floor((end - lastAt) / DAY_MS)
  const day = (at: number) => formatDate(at, { dateStyle: 'medium', timeZone: filter.timezone })
  return [
    fanColumn<FanAtRisk>(t('insights.fan'), creatorId, nameOf),
    ...(seesMoney
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
    timeColumn({ id: 'lastAt', header: t('insights.last_purchase') }, ({ lastAt }) => lastAt, day),
    timeColumn({ id: 'member', header: t('insights.member_until') }, ({ memberUntil }) => memberUntil, day),
  ]
}

/** Widget of regular buyers who have stopped buying. */
export function AtRisk(props: AtRiskProps) {
  const { t } = useTranslation('analytics')
  const { data, fault, filter } = props
  return (
    <FigureTable
      id="insights-at-risk"
      title={t('insights.at_risk')}
      detail={t('insights.at_risk_detail')}
      columns={useColumns(props)}
      rows={data?.atRisk}
      rowKey={({ userId }) => userId}
      defaultSort={{ column: useSeesSpend() ? 'spent' : 'quiet', direction: 'descending' }}
      fault={fault}
      filter={filter}
      empty={<p className="px-4 py-8 text-center text-text-quiet">{t('insights.at_risk_empty')}</p>}
    />
  )
}
