import { useNavigate } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import type { AnalyticsOf, TrafficLink } from '@/domain/figures/analytics'
import { ratio } from '@/domain/figures/metrics'
import { hrefOfTab } from '@/domain/page/page-tabs'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FigureTable } from '@/features/figures/table/figure-table'
import { TrafficCharts } from '@/features/figures/chart/traffic-charts'
import { textColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { linkProfitOf, useLinkFigureColumns } from '../../base/link-columns'
import { useCanSeeSpend, useMayOpen } from '../../base/permissions'
import { FiguresTab } from '../figures-tab'
import { type AnalyticsTabProps, useAnalytics } from '../use-analytics'

type TrafficSums = AnalyticsOf<'traffic'>['totals']

function useTrafficColumns(
  { timezone }: FigureFilter,
  currency: string,
  totals: TrafficSums | undefined,
): Column<TrafficLink>[] {
  const { t } = useTranslation('analytics')
  const figures = useLinkFigureColumns<TrafficLink>(totals, timezone, currency)
  const nameOf = ({ name, source }: TrafficLink) => name || t(`insights.source_${source}`)
  return [
    {
      ...textColumn({ id: 'link', header: t('insights.link') }, nameOf, { isWide: true }),
      total: t('insights.total'),
      cell: (row) => (
        <bdi dir="auto" className="cut block w-26 max-w-full min-w-full">
          {nameOf(row)}
        </bdi>
      ),
    },
    textColumn({ id: 'source', header: t('insights.source') }, ({ source }) =>
      t(`insights.source_${source}`),
    ),
    ...figures,
  ]
}

const sharesOf = (sums: TrafficSums) => ({
  ...sums,
  conversion: ratio(sums.members, sums.clicks),
  profit: linkProfitOf(sums),
})
const withShares = ({ currency, totals, previous }: AnalyticsOf<'traffic'>) => ({
  currency,
  totals: sharesOf(totals),
  previous: previous && sharesOf(previous),
})

const FIGURES = [
  ['clicks', 'count'],
  ['members', 'count'],
  ['conversion', 'share'],
  ['spenders', 'count'],
  ['revenue', 'money'],
  ['profit', 'money'],
] as const

/** Tab: sources of new members and their return on cost. */
export function TrafficTab(props: AnalyticsTabProps) {
  const { t } = useTranslation('analytics')
  const { filter } = props
  const read = useAnalytics('traffic', props)
  const { data, fault } = read
  const seesSpend = useCanSeeSpend()
  const navigate = useNavigate()
  // Members without a link have no drawer: the list of links instead.
  const onOpen = ({ linkId, source }: TrafficLink) =>
    void navigate(hrefOfTab('discountsTrials', 'links', source === 'direct' ? {} : { link: linkId }))
  const mayOpen = useMayOpen('discountsTrials')
  const wordsOf = (id: (typeof FIGURES)[number][0]) => ({
    label: t(`insights.${id}`),
    info: t(`insights.traffic_${id}_info`, { zone: filter.timezone }),
  })
  return (
    <FiguresTab
      result={{ ...read, data: data && withShares(data) }}
      filter={props.filter}
      figures={FIGURES}
      wordsOf={wordsOf}
      samples={data && { conversion: data.totals.clicks }}
    >
      <TrafficCharts points={data?.series} timezone={filter.timezone} fault={fault} />
      <FigureTable
        id="insights-traffic"
        title={t('insights.links')}
        columns={useTrafficColumns(filter, data?.currency ?? DEFAULT_CURRENCY, data?.totals)}
        hasTotals
        rows={data?.rows}
        rowKey={({ linkId }) => linkId}
        {...(mayOpen && { onOpen })}
        defaultSort={{ column: seesSpend ? 'revenue' : 'members', direction: 'descending' }}
        fault={fault}
        filter={filter}
      />
    </FiguresTab>
  )
}
