import { useTranslation } from '@/i18n/use-translation'

import type { SpendBandResult } from '@/domain/figures/analytics'
import { ratio } from '@/domain/figures/metrics'
import { sumOf } from '@/lib/sum-of'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { lowDataOf } from '@/features/figures/table/low-data'
import { FigureTable } from '@/features/figures/table/figure-table'
import { barColumn, countColumn, moneyColumn, shareColumn, textColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { useCanSeeSpend } from '../../base/permissions'
import { FansAtRisk } from '../fans-at-risk'
import { useBandName } from '../price-bands'
import { FiguresTab } from '../figures-tab'
import { TopFans } from '../top-fans'
import { type AnalyticsTabProps, type AnalyticsWidgetProps, useAnalytics } from '../use-analytics'

const FIGURES = [
  ['buyers', 'count'],
  ['purchases', 'count'],
  ['revenue', 'money'],
  ['average', 'money'],
  ['topShare', 'share'],
] as const
/** Without the share of the revenue, which says something about money too. */
const FIGURES_WITHOUT_MONEY = FIGURES.filter(([id]) => id !== 'topShare')

function Distribution({ data, fault, filter }: AnalyticsWidgetProps<'fans'>) {
  const { t } = useTranslation('analytics')
  const currency = data?.currency ?? DEFAULT_CURRENCY
  const bandName = useBandName(currency)
  const all = data?.rows.reduce((sum, { fans }) => sum + fans, 0) ?? 0
  const most = Math.max(0, ...(data?.rows.map(({ fans }) => fans) ?? []))
  const columns: Column<SpendBandResult>[] = [
    {
      ...textColumn({ id: 'band', header: t('insights.spent_in_range') }, bandName, {
        sortValue: ({ low }) => low,
        sortsFrom: 'ascending',
      }),
      total: t('insights.total'),
    },
    countColumn<SpendBandResult>(
      {
        id: 'fans',
        header: t('insights.fans'),
        info: t('insights.distribution_info', { zone: filter.timezone }),
        sum: all,
      },
      ({ fans }) => fans,
    ),
    shareColumn<SpendBandResult>(
      { id: 'share', header: t('insights.share_of_all'), info: t('insights.share_of_all_info') },
      ({ fans }) => ratio(fans, all),
      lowDataOf<SpendBandResult>(() => all),
    ),
    barColumn({ id: 'bar', header: t('insights.beside_most') }, ({ fans }) => (most === 0 ? 0 : fans / most)),
    moneyColumn<SpendBandResult>(
      {
        id: 'revenue',
        header: t('insights.gross'),
        info: t('insights.distribution_info', { zone: filter.timezone }),
        sum: sumOf(data?.rows ?? [], ({ revenue }) => revenue),
      },
      ({ revenue }) => revenue,
      currency,
    ),
  ]
  return (
    <FigureTable
      id="insights-spend"
      title={t('insights.distribution')}
      columns={columns}
      rows={data && (all === 0 ? [] : data.rows)}
      rowKey={({ low }) => `${low}`}
      hasTotals
      defaultSort={{ column: 'band', direction: 'ascending' }}
      fault={fault}
      filter={filter}
    />
  )
}

/** Tab: spend distribution, top fans, and fans at risk. */
export function FansTab(props: AnalyticsTabProps) {
  const { t } = useTranslation('analytics')
  const { filter } = props
  const read = useAnalytics('fans', props)
  const { data, fault } = read
  const seesSpend = useCanSeeSpend()
  const wordsOf = (id: (typeof FIGURES)[number][0]) => ({
    label: t(`insights.fans_${id}`),
    info: t(`insights.fans_${id}_info`, { zone: filter.timezone }),
  })
  return (
    <FiguresTab
      result={read}
      filter={props.filter}
      figures={seesSpend ? FIGURES : FIGURES_WITHOUT_MONEY}
      wordsOf={wordsOf}
      samples={data && { average: data.totals.buyers, topShare: data.totals.buyers }}
    >
      {seesSpend && <Distribution data={data} fault={fault} filter={filter} />}
      <TopFans {...props} />
      <FansAtRisk data={data} fault={fault} {...props} />
    </FiguresTab>
  )
}
