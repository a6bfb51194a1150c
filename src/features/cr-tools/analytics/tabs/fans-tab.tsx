import { useTranslation } from '@/i18n/use-translation'

import type { AnalyticsOf, SpendBand } from '@/domain/analytics'
import { ratio } from '@/domain/metrics'
import { DEFAULT_CURRENCY } from '@/domain/money'
import { type FigureFilter } from '@/features/figures/figure-filter'
import { FigureTable } from '@/features/figures/figure-table'
import { FigureTiles, type TileFigure } from '@/features/figures/figure-tiles'
import { type Fault } from '@/features/figures/widget-fault'
import { barColumn, countColumn, moneyColumn, shareColumn, textColumn } from '@/ui/figure-column'
import type { Column } from '@/ui/table-column'

import { useSeesSpend } from '../../person-rights'
import { AtRisk } from '../parts/at-risk'
import { useBandName } from '../parts/price-bands'
import { TabFrame } from '../parts/tab-frame'
import { TopFans } from '../parts/top-fans'
import { type TabProps, useAnalytics } from '../use-analytics'

const FIGURES = [
  ['buyers', 'count'],
  ['purchases', 'count'],
  ['revenue', 'money'],
  ['average', 'money'],
  ['topShare', 'share'],
] as const
const MONEY: ReadonlySet<string> = new Set(['revenue', 'average', 'topShare'])

interface Widget {
  data: AnalyticsOf<'fans'> | undefined
  fault: Fault | undefined
  filter: FigureFilter
}

function Distribution({ data, fault, filter }: Widget) {
  const { t } = useTranslation('analytics')
  const currency = data?.currency ?? DEFAULT_CURRENCY
  const bandName = useBandName(currency)
  const all = data?.rows.reduce((sum, { fans }) => sum + fans, 0) ?? 0
  const most = Math.max(0, ...(data?.rows.map(({ fans }) => fans) ?? []))
  const columns: Column<SpendBand>[] = [
    textColumn({ id: 'band', header: t('insights.spent_in_range') }, bandName, {
      sortValue: ({ low }) => low,
      sortsFrom: 'ascending',
    }),
    countColumn<SpendBand>(
      {
        id: 'fans',
        header: t('insights.fans'),
        info: t('insights.distribution_info', { zone: filter.timezone }),
      },
      ({ fans }) => fans,
    ),
    shareColumn<SpendBand>(
      { id: 'share', header: t('insights.share_of_all'), info: t('insights.share_of_all_info') },
      ({ fans }) => ratio(fans, all),
    ),
    barColumn({ id: 'bar', header: t('insights.beside_most') }, ({ fans }) => (most === 0 ? 0 : fans / most)),
    moneyColumn<SpendBand>(
      {
        id: 'revenue',
        header: t('insights.gross'),
        info: t('insights.distribution_info', { zone: filter.timezone }),
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
      defaultSort={{ column: 'band', direction: 'ascending' }}
      fault={fault}
      filter={filter}
    />
  )
}

/** Tab: spend distribution, top fans, and fans at risk. */
export function FansTab(props: TabProps) {
  const { t } = useTranslation('analytics')
  const { filter } = props
  const { data, fault, isOld } = useAnalytics('fans', props)
  const seesMoney = useSeesSpend()
  const shown = FIGURES.filter(([id]) => seesMoney || !MONEY.has(id))
  return (
    <TabFrame isOld={isOld}>
      <FigureTiles
        name={t('overview.tiles')}
        count={shown.length}
        currency={data?.currency ?? DEFAULT_CURRENCY}
        fault={fault}
        filter={filter}
        figures={
          data &&
          shown.map(([id, unit]): TileFigure => ({
            id,
            label: t(`insights.fans_${id}`),
            info: t(`insights.fans_${id}_info`, { zone: filter.timezone }),
            unit,
            value: data.totals[id],
            previous: data.previous?.[id],
          }))
        }
      />
      {seesMoney && <Distribution data={data} fault={fault} filter={filter} />}
      <TopFans {...props} />
      <AtRisk data={data} fault={fault} {...props} />
    </TabFrame>
  )
}
