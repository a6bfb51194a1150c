import { useTranslation } from '@/i18n/use-translation'

import type { AnalyticsOf, TrafficLink } from '@/domain/analytics'
import { ratio, roi } from '@/domain/metrics'
import { DEFAULT_CURRENCY } from '@/domain/money'
import { type FigureFilter } from '@/features/figures/figure-filter'
import { FigureTable } from '@/features/figures/figure-table'
import { FigureTiles, type TileFigure } from '@/features/figures/figure-tiles'
import { TrafficChart } from '@/features/figures/traffic-chart'
import { countColumn, moneyColumn, shareColumn, textColumn } from '@/ui/figure-column'
import type { Column } from '@/ui/table-column'

import { useSeesSpend } from '../../person-rights'
import { lowDataOf } from '@/features/figures/low-data'
import { TabFrame } from '../parts/tab-frame'
import { type TabProps, useAnalytics } from '../use-analytics'

type Sums = AnalyticsOf<'traffic'>['totals']
const profitOf = ({ revenue, cost }: Pick<Sums, 'revenue' | 'cost'>): number | null =>
  revenue === null || cost === null ? null : revenue - cost
const roiOf = ({ revenue, cost }: TrafficLink): number | null =>
  revenue === null || cost === null ? null : roi(revenue, cost)

function useMoneyColumns(zone: string, currency: string): Column<TrafficLink>[] {
  const { t } = useTranslation('analytics')
  return [
    moneyColumn<TrafficLink>(
      { id: 'revenue', header: t('insights.revenue'), info: t('insights.link_revenue_info', { zone }) },
      ({ revenue }) => revenue,
      currency,
    ),
    moneyColumn<TrafficLink>(
      { id: 'cost', header: t('insights.cost'), info: t('insights.cost_info') },
      ({ cost }) => cost,
      currency,
    ),
    moneyColumn<TrafficLink>(
      { id: 'profit', header: t('insights.profit'), info: t('insights.profit_info') },
      profitOf,
      currency,
    ),
    shareColumn<TrafficLink>({ id: 'roi', header: t('insights.roi'), info: t('insights.roi_info') }, roiOf),
  ]
}

function useColumns({ timezone: zone }: FigureFilter, currency: string): Column<TrafficLink>[] {
  const { t } = useTranslation('analytics')
  const seesMoney = useSeesSpend()
  const money = useMoneyColumns(zone, currency)
  const nameOf = ({ name, source }: TrafficLink) => name || t(`insights.source_${source}`)
  return [
    textColumn({ id: 'link', header: t('insights.link') }, nameOf, { isWide: true }),
    textColumn({ id: 'source', header: t('insights.source') }, ({ source }) =>
      t(`insights.source_${source}`),
    ),
    countColumn<TrafficLink>(
      { id: 'clicks', header: t('insights.clicks'), info: t('insights.clicks_info', { zone }) },
      ({ clicks }) => clicks,
    ),
    countColumn<TrafficLink>(
      { id: 'members', header: t('insights.members'), info: t('insights.link_members_info', { zone }) },
      ({ members }) => members,
    ),
    shareColumn<TrafficLink>(
      { id: 'conversion', header: t('insights.conversion'), info: t('insights.conversion_info') },
      ({ members, clicks }) => ratio(members, clicks),
      lowDataOf<TrafficLink>(({ clicks }) => clicks),
    ),
    countColumn<TrafficLink>(
      { id: 'spenders', header: t('insights.spenders'), info: t('insights.spenders_info') },
      ({ spenders }) => spenders,
    ),
    ...(seesMoney ? money : []),
  ]
}

function useTiles(data: AnalyticsOf<'traffic'> | undefined, zone: string) {
  const { t } = useTranslation('analytics')
  const seesMoney = useSeesSpend()
  const tile = (
    id: 'clicks' | 'members' | 'conversion' | 'spenders' | 'revenue' | 'profit',
    unit: TileFigure['unit'],
    valueOf: (of: Sums) => number | null,
  ): TileFigure | undefined =>
    data && {
      id,
      label: t(`insights.${id}`),
      info: t(`insights.traffic_${id}_info`, { zone }),
      unit,
      value: valueOf(data.totals),
      previous: data.previous && valueOf(data.previous),
    }
  const tiles = [
    tile('clicks', 'count', ({ clicks }) => clicks),
    tile('members', 'count', ({ members }) => members),
    tile('conversion', 'share', ({ members, clicks }) => ratio(members, clicks)),
    tile('spenders', 'count', ({ spenders }) => spenders),
    ...(seesMoney
      ? [tile('revenue', 'money', ({ revenue }) => revenue), tile('profit', 'money', profitOf)]
      : []),
  ]
  return { count: tiles.length, figures: data && tiles.flatMap((one) => one ?? []) }
}

/** Tab: sources of new members and their return on cost. */
export function TrafficTab(props: TabProps) {
  const { t } = useTranslation('analytics')
  const { filter } = props
  const { data, fault, isOld } = useAnalytics('traffic', props)
  const seesMoney = useSeesSpend()
  return (
    <TabFrame isOld={isOld}>
      <FigureTiles
        name={t('overview.tiles')}
        {...useTiles(data, filter.timezone)}
        currency={data?.currency ?? DEFAULT_CURRENCY}
        fault={fault}
        filter={filter}
      />
      <TrafficChart points={data?.series} timezone={filter.timezone} fault={fault} />
      <FigureTable
        id="insights-traffic"
        title={t('insights.links')}
        columns={useColumns(filter, data?.currency ?? DEFAULT_CURRENCY)}
        rows={data?.rows}
        rowKey={({ linkId }) => linkId}
        defaultSort={{ column: seesMoney ? 'revenue' : 'members', direction: 'descending' }}
        fault={fault}
        filter={filter}
      />
    </TabFrame>
  )
}
